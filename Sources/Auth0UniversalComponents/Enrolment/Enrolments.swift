/// The enrolments of one view, one of each kind, which go on where they were when a person comes back.
@MainActor
final class Enrolments {
    let email: MessageEnrolment
    let phone: MessageEnrolment
    let phoneNumber = PhoneEntryModel()
    let totp: TOTPEnrolment
    let push: PushEnrolment
    let passkey = PasskeyEnrolment()
    let recoveryCodes = RecoveryCodesEnrolment()

    init(world: ComponentWorld) {
        email = MessageEnrolment(.email, world: world)
        phone = MessageEnrolment(.phone, world: world)
        totp = TOTPEnrolment(world: world)
        push = PushEnrolment(world: world)
    }

    /// The next one of the kind begins with empty fields.
    func finished(_ kind: FactorKind) {
        if kind == .phone { phoneNumber.clear() }
    }
}
