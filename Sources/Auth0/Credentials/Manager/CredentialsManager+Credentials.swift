extension CredentialsManager {
    /// What a callback gets.
    public typealias Completion<Value> = @MainActor (Result<Value, CredentialsManagerError>) -> Void

    /// Credentials whose access token lives for at least `minTTL` more seconds.
    ///
    /// The stored ones without any request where they will do, else renewed ones. A call that is cancelled ends at once;
    /// the renewal goes on and is stored.
    ///
    /// - Parameters:
    ///   - scope: Renews when this is another set of names than the stored scope; `nil` leaves it as it is.
    ///   - minTTL: Seconds that the access token must still live.
    ///   - parameters: More parameters of the renewal.
    ///   - headers: More header fields of the renewal.
    /// - Throws: ``CredentialsManagerError``, or `CancellationError`.
    public func credentials(
        withScope scope: String? = nil,
        minTTL: Int = 60,
        parameters: [String: Any] = [:],
        headers: [String: String] = [:]
    ) async throws -> Credentials {
        try await keeper.credentials(
            RenewalCall(scope: scope, minTTL: minTTL, parameters: try values(parameters).get(), headers: headers)
        )
    }

    /// Credentials whose access token lives for at least `minTTL` more seconds; calls back on the main actor.
    public func credentials(
        withScope scope: String? = nil,
        minTTL: Int = 60,
        parameters: [String: Any] = [:],
        headers: [String: String] = [:],
        callback: @escaping Completion<Credentials>
    ) {
        answer(callback) { [keeper, parameters = values(parameters)] in
            try await keeper.credentials(
                RenewalCall(scope: scope, minTTL: minTTL, parameters: try parameters.get(), headers: headers)
            )
        }
    }

    /// Renews the credentials even where the stored ones would do.
    ///
    /// - Throws: ``CredentialsManagerError``, or `CancellationError`.
    public func renew(parameters: [String: Any] = [:], headers: [String: String] = [:]) async throws -> Credentials {
        try await keeper.credentials(
            RenewalCall(minTTL: 0, isForced: true, parameters: try values(parameters).get(), headers: headers)
        )
    }

    /// Renews the credentials even where the stored ones would do; calls back on the main actor.
    public func renew(
        parameters: [String: Any] = [:],
        headers: [String: String] = [:],
        callback: @escaping Completion<Credentials>
    ) {
        answer(callback) { [keeper, parameters = values(parameters)] in
            try await keeper.credentials(
                RenewalCall(minTTL: 0, isForced: true, parameters: try parameters.get(), headers: headers)
            )
        }
    }

    /// A token for another API, by the refresh token of the sign-in (multi-resource refresh tokens).
    ///
    /// It is stored under the audience and scope and served from there while it lives.
    ///
    /// - Parameters:
    ///   - audience: The API's identifier.
    ///   - scope: The scope to ask for; `nil` for the API's default.
    ///   - minTTL: Seconds that the token must still live.
    ///   - parameters: More parameters of the exchange.
    ///   - headers: More header fields of the exchange.
    /// - Throws: ``CredentialsManagerError``, or `CancellationError`.
    public func apiCredentials(
        forAudience audience: String,
        scope: String? = nil,
        minTTL: Int = 60,
        parameters: [String: Any] = [:],
        headers: [String: String] = [:]
    ) async throws -> APICredentials {
        try await keeper.apiCredentials(
            ExchangeCall(
                audience: audience,
                scope: scope,
                minTTL: minTTL,
                parameters: try values(parameters).get(),
                headers: headers
            )
        )
    }

    /// A token for another API; calls back on the main actor.
    public func apiCredentials(
        forAudience audience: String,
        scope: String? = nil,
        minTTL: Int = 60,
        parameters: [String: Any] = [:],
        headers: [String: String] = [:],
        callback: @escaping Completion<APICredentials>
    ) {
        answer(callback) { [keeper, parameters = values(parameters)] in
            try await keeper.apiCredentials(
                ExchangeCall(
                    audience: audience,
                    scope: scope,
                    minTTL: minTTL,
                    parameters: try parameters.get(),
                    headers: headers
                )
            )
        }
    }
}

extension CredentialsManager {
    private func values(_ parameters: [String: Any]) -> Result<JSONObject, CredentialsManagerError> {
        var values: JSONObject = [:]
        for (name, value) in parameters {
            guard let value = JSONValue(any: value) else {
                return .failure(CredentialsManagerError(code: .unknown, cause: UnsupportedParameter(name: name)))
            }
            values[name] = value
        }
        return .success(values)
    }

    func answer<Value: Sendable>(
        _ callback: @escaping Completion<Value>,
        with body: @escaping @Sendable () async throws -> Value
    ) {
        Task {
            let result: Result<Value, CredentialsManagerError>
            do {
                result = .success(try await body())
            } catch let error as CredentialsManagerError {
                result = .failure(error)
            } catch {
                result = .failure(CredentialsManagerError(code: .unknown, cause: error))
            }
            await callback(result)
        }
    }
}
