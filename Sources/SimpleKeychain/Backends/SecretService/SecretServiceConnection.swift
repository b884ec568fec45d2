import Synchronization

/// The way to the Secret Service of one bus, shared by all keychains that use it.
final class SecretServiceConnection: Sendable {
    struct Settings: Sendable, Hashable {
        /// Where the bus is.
        var address: String
        /// Whether the person may be asked.
        var allowsPrompt: Bool
        /// How long a call may take.
        var deadline: Duration
    }

    private static let connections = Mutex<[Settings: SecretServiceConnection]>([:])

    static func shared(_ settings: Settings) -> SecretServiceConnection {
        connections.withLock { connections in
            if let connection = connections[settings] { return connection }
            let connection = SecretServiceConnection(settings)
            connections[settings] = connection
            return connection
        }
    }

    private let settings: Settings
    private let caller: DeadlineCaller
    private let session = Mutex<SecretServiceSession?>(nil)

    private init(_ settings: Settings) {
        self.settings = settings
        caller = DeadlineCaller(deadline: settings.deadline)
    }

    /// Finds out whether a Secret Service answers.
    func probe() throws(SimpleKeychainError) {
        try perform { _ in }
    }

    /// Makes calls, and makes them again when the session turns out to be one of a service that was restarted.
    ///
    /// - Parameter body: Calls that may be made twice.
    func perform<Value: Sendable>(
        _ body: @escaping @Sendable (SecretServiceCalls) throws(SecretServiceFailure) -> Value
    ) throws(SimpleKeychainError) -> Value {
        try caller.call(onStall: { self.forgetSession() }) { cancellation throws(SimpleKeychainError) in
            do throws(SecretServiceFailure) {
                return try self.attemptTwice(body, cancellation)
            } catch {
                throw error.error
            }
        }
    }

    private func attemptTwice<Value: Sendable>(
        _ body: (SecretServiceCalls) throws(SecretServiceFailure) -> Value,
        _ cancellation: Cancellation
    ) throws(SecretServiceFailure) -> Value {
        do throws(SecretServiceFailure) {
            return try attempt(body, cancellation)
        } catch {
            guard case .connectionLost = error else { throw error }
            return try attempt(body, cancellation)
        }
    }

    private func attempt<Value: Sendable>(
        _ body: (SecretServiceCalls) throws(SecretServiceFailure) -> Value,
        _ cancellation: Cancellation
    ) throws(SecretServiceFailure) -> Value {
        let session = try currentSession(cancellation)
        do throws(SecretServiceFailure) {
            return try body(
                SecretServiceCalls(session: session, cancellation: cancellation, allowsPrompt: settings.allowsPrompt)
            )
        } catch {
            if case .connectionLost = error { forgetSession() }
            throw error
        }
    }

    private func currentSession(_ cancellation: Cancellation) throws(SecretServiceFailure) -> SecretServiceSession {
        // Only the caller's one thread comes here, so that no second session can be opened meanwhile.
        if let session = session.withLock({ $0 }) { return session }
        let opened = try SecretServiceSession(address: settings.address, cancellation: cancellation)
        session.withLock { $0 = opened }
        return opened
    }

    private func forgetSession() {
        session.withLock { $0 = nil }
    }
}
