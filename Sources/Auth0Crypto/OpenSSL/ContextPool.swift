import Synchronization

/// Contexts that cost more to make than to use, lent to one caller at a time.
///
/// A new context a call costs a fifth of an RSA verification; a lock around one context would let only one thread
/// verify. So there are as many as callers at once, and `limit` of them stay for the next.
final class ContextPool<Context: Sendable>: Sendable {
    private let idle = Mutex<[Context]>([])
    private let limit: Int
    private let make: @Sendable () -> Context?

    init(limit: Int = 16, make: @escaping @Sendable () -> Context?) {
        self.limit = limit
        self.make = make
    }

    /// Lends a context for the time of `body`; `nil` when none could be made.
    func withContext<Result>(_ body: (Context) -> Result?) -> Result? {
        guard let context = idle.withLock({ $0.popLast() }) ?? make() else { return nil }
        defer {
            idle.withLock { contexts in
                if contexts.count < limit { contexts.append(context) }
            }
        }
        return body(context)
    }
}
