/// What a person wants to enrol.
enum EnrolmentAsk: Sendable, Equatable {
    case passkey
    case email(Address)
    case phone(Address, AuthenticationMethod.PhoneChannel)
    case totp
    case push
    case recoveryCode

    var factor: TenantFactor {
        switch self {
        case .passkey: .passkey
        case .email: .email
        case .phone: .phone
        case .totp: .totp
        case .push: .pushNotification
        case .recoveryCode: .recoveryCode
        }
    }
}

/// Why an enrolment cannot be begun or ended.
enum EnrolmentRefusal: Error, Sendable, Equatable {
    case disabled(TenantFactor)
    /// The person has as many methods as one may have.
    case full
    case tooManyMessages(TokenBucket.Verdict)
}

/// An enrolment that was begun, with what only its person gets to see.
struct EnrolmentStart: Sendable {
    var enrolment: Enrolment
    /// What names the enrolment from now on: `auth_session`, or `oob_code`.
    let ticket: String
    var secret: String?
    var barcodeURI: String?
    var recoveryCode: String?
}
