import WebUI

/// The first step of enrolling a kind.
struct EnrolScreen: View {
    let kind: FactorKind
    let model: AccountModel

    var body: some View {
        switch kind {
        case .email: EmailScreen(model: model, enrolment: model.enrolments.email)
        case .phone: PhoneScreen(model: model, enrolment: model.enrolments.phone, entry: model.enrolments.phoneNumber)
        case .totp: TOTPScreen(model: model, enrolment: model.enrolments.totp)
        case .push: PushScreen(model: model, enrolment: model.enrolments.push)
        case .passkey: PasskeyScreen(model: model, enrolment: model.enrolments.passkey)
        case .recoveryCode: RecoveryCodesScreen(model: model, enrolment: model.enrolments.recoveryCodes)
        }
    }
}
