import Dispatch
import Synchronization

/// Makes blocking calls on one thread of its own, and no caller waits past a deadline.
///
/// At the deadline the call is cancelled. If it does not return even then, its thread is left behind and a fresh one
/// takes over; when too many are left behind, calls fail at once instead.
final class DeadlineCaller: Sendable {
    private struct State {
        var thread: CallThread?
        var stalled = 0
    }

    static let mostStalled = 4
    private static let grace = DispatchTimeInterval.milliseconds(100)

    private let deadline: DispatchTimeInterval
    private let state = Mutex(State())

    init(deadline: Duration) {
        let (seconds, attoseconds) = deadline.components
        self.deadline = .milliseconds(Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }

    /// - Parameters:
    ///   - onStall: Runs when a thread was left behind: what the call holds must not be used again.
    ///   - body: The call. It should return when the cancellation happens.
    func call<Value: Sendable>(
        onStall: @Sendable () -> Void,
        _ body: @escaping @Sendable (Cancellation) throws(SimpleKeychainError) -> Value
    ) throws(SimpleKeychainError) -> Value {
        guard let thread = currentThread() else { throw .timedOut }
        let call = Call<Value>()
        thread.run { [weak self] in
            call.run(body, returnedLate: { self?.threadReturned() })
        }
        if let outcome = call.wait(until: .now() + deadline) { return try outcome.get() }
        call.cancellation.cancel()
        if let outcome = call.wait(until: .now() + Self.grace) { return try outcome.get() }
        if call.giveUp() {
            replace(thread)
            onStall()
        }
        throw .timedOut
    }

    private func currentThread() -> CallThread? {
        state.withLock { state in
            if let thread = state.thread { return thread }
            guard state.stalled < Self.mostStalled else { return nil }
            let thread = CallThread()
            state.thread = thread
            return thread
        }
    }

    private func replace(_ thread: CallThread) {
        state.withLock { state in
            state.stalled += 1
            if state.thread === thread { state.thread = nil }
        }
    }

    private func threadReturned() {
        state.withLock { $0.stalled -= 1 }
    }
}

/// One call, shared by its caller and the thread that makes it.
private final class Call<Value: Sendable>: Sendable {
    typealias Outcome = Result<Value, SimpleKeychainError>

    let cancellation = Cancellation()
    private let state = Mutex(CallState())
    private let outcome = Mutex<Outcome?>(nil)
    private let done = DispatchSemaphore(value: 0)

    func run(
        _ body: @Sendable (Cancellation) throws(SimpleKeychainError) -> Value,
        returnedLate: () -> Void
    ) {
        guard state.withLock({ $0.start() }) else { return }
        let outcome = Outcome { () throws(SimpleKeychainError) in try body(cancellation) }
        self.outcome.withLock { $0 = outcome }
        let wasLate = state.withLock { $0.finish() }
        done.signal()
        if wasLate { returnedLate() }
    }

    func wait(until time: DispatchTime) -> Outcome? {
        guard done.wait(timeout: time) == .success else { return nil }
        return outcome.withLock { $0 }
    }

    func giveUp() -> Bool { state.withLock { $0.giveUp() } }
}
