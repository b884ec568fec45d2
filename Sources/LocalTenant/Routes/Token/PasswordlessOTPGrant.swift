import FoundationEssentials

/// The code that came by e-mail or SMS.
enum PasswordlessOTPGrant {
    static let answer: TokenEndpoint.Grant = { context in
        let attempt = try PasscodeAttempt(context)
        let ask = try SignInAsk(context)
        // The key first: a code must not be used up for an answer that could not be signed.
        _ = try await context.tenant.signingKey()
        let signIn = try context.tenant.transaction { state, now in
            let user = try state.signInUser(attempt, at: now)
            try state.guardSignIn(of: user, ask, environment: context.tenant.environment, at: now)
            return try state.signIn(user, ask, environment: context.tenant.environment, at: now)
        }
        return try await context.tenant.reply(to: signIn)
    }
}

extension PasscodeAttempt {
    fileprivate init(_ context: TokenEndpoint.Context) throws {
        let parameters = context.parameters
        let username = try parameters.required("username")
        code = try parameters.required("otp")
        let realm = try parameters.required("realm")
        let configuration = context.tenant.configuration
        guard let connection = configuration.connection(realm), connection.isEnabled,
            let channel = connection.channel
        else { throw OAuthError.unknownRealm(realm) }
        recipient = PasscodeBook.Recipient(connection: realm, address: Address(channel, username))
        clientID = context.client.id
        remoteAddress = context.request.remoteAddress
    }
}
