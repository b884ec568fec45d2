import Dispatch

/// Runs calls that may block, such as those of a keyring, on threads that no task waits for.
enum OffPool {
    private static let threads = DispatchQueue(label: "auth0.credentials-storage", attributes: .concurrent)

    static func run<Value: Sendable, Failure: Error>(
        _ body: @escaping @Sendable () throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let outcome: Result<Value, Failure> = await withCheckedContinuation { continuation in
            threads.async {
                continuation.resume(returning: Result { () throws(Failure) in try body() })
            }
        }
        return try outcome.get()
    }
}
