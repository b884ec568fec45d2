import Auth0

/// What can be enrolled at a terminal.
enum EnrollableKind: String, CaseIterable {
    case email
    case phone
    case totp
    case push
    case recoveryCode = "recovery-code"

    /// Whether a person proves it by typing a code.
    var needsCode: Bool {
        switch self {
        case .email, .phone, .totp: true
        case .push, .recoveryCode: false
        }
    }
}

/// An enrolment that was begun, whatever its kind.
struct BegunEnrollment {
    let kind: EnrollableKind
    let ticket: EnrollOptions.Ticket
    var uri: String?
    var key: String?
    var recoveryCode: String?
}

extension MyAccountAuthenticationMethods {
    /// Begins to enrol; `address` is an e-mail address or a phone number, where the kind needs one.
    func begin(_ kind: EnrollableKind, address: String, isVoice: Bool) async throws -> BegunEnrollment {
        func begun(_ id: String, _ session: String) -> BegunEnrollment {
            BegunEnrollment(kind: kind, ticket: EnrollOptions.Ticket(id: id, session: session))
        }
        switch kind {
        case .email:
            let challenge = try await enrollEmail(emailAddress: address).start()
            return begun(challenge.authenticationId, challenge.authenticationSession)
        case .phone:
            let way: PreferredAuthenticationMethod = isVoice ? .voice : .sms
            let challenge = try await enrollPhone(phoneNumber: address, preferredAuthenticationMethod: way).start()
            return begun(challenge.authenticationId, challenge.authenticationSession)
        case .totp:
            let challenge = try await enrollTOTP().start()
            var begun = begun(challenge.authenticationId, challenge.authenticationSession)
            begun.uri = challenge.authenticatorQRCodeURI
            begun.key = challenge.authenticatorManualInputCode
            return begun
        case .push:
            let challenge = try await enrollPushNotification().start()
            var begun = begun(challenge.authenticationId, challenge.authenticationSession)
            begun.uri = challenge.authenticatorQRCodeURI
            begun.key = challenge.authenticatorManualInputCode
            return begun
        case .recoveryCode:
            let challenge = try await enrollRecoveryCode().start()
            var begun = begun(challenge.authenticationId, challenge.authenticationSession)
            begun.recoveryCode = challenge.recoveryCode
            return begun
        }
    }

    /// Ends an enrolment; `code` is what a person typed, where the kind needs one.
    func confirm(
        _ kind: EnrollableKind,
        _ ticket: EnrollOptions.Ticket,
        code: String
    ) async throws -> AuthenticationMethod {
        let (id, session) = (ticket.id, ticket.session)
        let request: any Requestable<AuthenticationMethod, MyAccountError> =
            switch kind {
            case .email: confirmEmailEnrollment(id: id, authSession: session, otpCode: code)
            case .phone: confirmPhoneEnrollment(id: id, authSession: session, otpCode: code)
            case .totp: confirmTOTPEnrollment(id: id, authSession: session, otpCode: code)
            case .push: confirmPushNotificationEnrollment(id: id, authSession: session)
            case .recoveryCode: confirmRecoveryCodeEnrollment(id: id, authSession: session)
            }
        return try await request.start()
    }
}
