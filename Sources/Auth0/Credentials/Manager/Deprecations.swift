extension CredentialsManager {
    /// The form of Auth0.swift 2.x, for sources that use its result.
    @available(*, deprecated, message: "store(credentials:) throws; write `try` and handle the error.")
    @_disfavoredOverload
    public func store(credentials: Credentials) -> Bool {
        let store: () throws -> Void = { try self.store(credentials: credentials) }
        return (try? store()) != nil
    }
}
