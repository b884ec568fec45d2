extension LocalTenantError {
    /// Runs `work`; a refusal in it becomes an error of this type.
    nonisolated(nonsending) static func translating<Result>(_ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch let error as OAuthError {
            throw LocalTenantError.unknown(error.description)
        }
    }

    /// Runs `work`; a refusal in it becomes an error of this type.
    static func translating<Result>(_ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let error as OAuthError {
            throw LocalTenantError.unknown(error.description)
        }
    }
}
