/// A call of the token endpoint whose ID token can be validated.
package struct TokenRequest<ErrorType: DetailedAPIError>: TokenRequestable {
    package typealias ResultType = Credentials

    private var request: APIRequest<Credentials, ErrorType>
    private var expectation: IDTokenExpectation
    private var isValidating = false

    /// - Parameter parameters: Those of the grant; the client id is added.
    package init(
        _ client: ClientContext,
        grantType: String,
        parameters: JSONObject,
        headers: [String: String] = [:],
        checks: [APIRequest<Credentials, ErrorType>.Check] = []
    ) {
        var parameters = parameters
        parameters["grant_type"] = .string(grantType)
        parameters["client_id"] = .string(client.clientID)
        request = APIRequest(
            client,
            "POST",
            "oauth/token",
            parameters: parameters,
            headers: headers,
            checks: checks,
            decode: { Credentials(try $0.object(), now: $0.receivedAt) }
        )
        expectation = IDTokenExpectation(
            issuer: (try? client.tenant.get().issuer) ?? "",
            audience: client.clientID
        )
    }
}

extension TokenRequest {
    package func validateClaims() -> any TokenRequestable<Credentials, ErrorType> {
        with { $0.isValidating = true }
    }

    package func withLeeway(_ leeway: Int) -> any TokenRequestable<Credentials, ErrorType> {
        with { $0.expectation.leeway = leeway }
    }

    package func withIssuer(_ issuer: String) -> any TokenRequestable<Credentials, ErrorType> {
        with { $0.expectation.issuer = issuer }
    }

    package func withNonce(_ nonce: String?) -> any TokenRequestable<Credentials, ErrorType> {
        with { $0.expectation.nonce = nonce }
    }

    package func withMaxAge(_ maxAge: Int?) -> any TokenRequestable<Credentials, ErrorType> {
        with { $0.expectation.maxAge = maxAge }
    }

    package func withOrganization(_ organization: String?) -> any TokenRequestable<Credentials, ErrorType> {
        with { $0.expectation.organization = organization }
    }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}

extension TokenRequest {
    package func parameters(_ extraParameters: [String: Any]) -> any Requestable<Credentials, ErrorType> {
        validated.adding(extraParameters)
    }

    package func headers(_ extraHeaders: [String: String]) -> any Requestable<Credentials, ErrorType> {
        validated.adding(headers: extraHeaders)
    }

    package func requestValidators(
        _ extraValidators: [any RequestValidator]
    ) -> any Requestable<Credentials, ErrorType> {
        validated.adding(validators: extraValidators)
    }

    package func start(_ callback: @escaping @MainActor (Result<Credentials, ErrorType>) -> Void) {
        validated.start(callback)
    }

    package func start() async throws -> Credentials {
        try await validated.start()
    }

    /// The request with validation, where it was asked for, as the last step of decoding.
    package var validated: APIRequest<Credentials, ErrorType> {
        guard isValidating else { return request }
        let validator = IDTokenValidator(expectation: expectation)
        var request = request
        let client = request.client
        let decode = request.decode
        request.decode = { answer in
            let credentials = try await decode(answer)
            try await validator.validate(credentials.idToken, now: answer.receivedAt, client: client)
            return credentials
        }
        return request
    }
}
