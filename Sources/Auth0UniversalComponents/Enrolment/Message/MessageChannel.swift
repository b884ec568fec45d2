import Auth0

/// How a code reaches a person: what is sent and confirmed for it.
struct MessageChannel: Sendable {
    let kind: FactorKind
    let begin: @Sendable (AccountAccess.Methods, _ destination: String) async throws -> EnrolmentTicket
    let confirm: @Sendable (AccountAccess.Methods, EnrolmentTicket, _ code: String) async throws -> AuthenticationMethod

    static let email = MessageChannel(kind: .email) { methods, address in
        let challenge = try await methods.enrollEmail(emailAddress: address).start()
        return EnrolmentTicket(id: challenge.authenticationId, session: challenge.authenticationSession)
    } confirm: { methods, ticket, code in
        try await methods.confirmEmailEnrollment(id: ticket.id, authSession: ticket.session, otpCode: code).start()
    }

    static let phone = MessageChannel(kind: .phone) { methods, number in
        let challenge = try await methods.enrollPhone(phoneNumber: number, preferredAuthenticationMethod: .sms).start()
        return EnrolmentTicket(id: challenge.authenticationId, session: challenge.authenticationSession)
    } confirm: { methods, ticket, code in
        try await methods.confirmPhoneEnrollment(id: ticket.id, authSession: ticket.session, otpCode: code).start()
    }
}
