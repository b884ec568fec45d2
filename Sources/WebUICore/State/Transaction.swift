/// What goes along with a change of state: how it is animated.
public struct Transaction: Sendable {
    /// The animation, if there is one.
    public var animation: Animation?
    /// Whether animations that views ask for by themselves are left out.
    public var disablesAnimations = false

    /// Makes a transaction without an animation.
    public init() {}

    /// Makes a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }
}

extension Transaction {
    /// The animation of the changes that are being made now.
    @MainActor static var animation: Animation? { current?.animation }

    @MainActor private static var current: Transaction?

    @MainActor
    static func perform<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let outer = current
        current = transaction
        defer { current = outer }
        return try body()
    }
}

extension MainActor {
    /// Runs inside a transaction where the code is on the main actor; elsewhere there is nothing to animate.
    static func assumeIsolatedIfPossible(_ transaction: Transaction, _ body: () -> Void) {
        guard MainQueue.isCurrent else { return body() }
        withoutActuallyEscaping(body) { body in
            // The closure runs here and now: nothing is sent to another thread.
            nonisolated(unsafe) let body = body
            MainActor.assumeIsolated { Transaction.perform(transaction) { body() } }
        }
    }
}

/// Makes changes that the browser animates with CSS transitions.
@MainActor
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.perform(Transaction(animation: animation), body)
}

/// Makes changes in a transaction.
@MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.perform(transaction, body)
}
