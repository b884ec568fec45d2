import Dispatch
import Synchronization

/// Something that happens once and that a test awaits.
final class Event: Sendable {
    private enum State {
        case waiting([CheckedContinuation<Void, Never>])
        case happened
    }

    private let state = Mutex(State.waiting([]))

    func happen() {
        let waiters = state.withLock { state in
            defer { state = .happened }
            return if case .waiting(let waiters) = state { waiters } else { [] as [CheckedContinuation<Void, Never>] }
        }
        waiters.forEach { $0.resume() }
    }

    func wait() async {
        await withCheckedContinuation { waiter in
            let hasHappened = state.withLock { state in
                guard case .waiting(let waiters) = state else { return true }
                state = .waiting(waiters + [waiter])
                return false
            }
            if hasHappened { waiter.resume() }
        }
    }
}

/// Holds a server's thread until the test opens it; open ever after.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() {
        semaphore.signal()
    }

    func pass() {
        semaphore.wait()
        semaphore.signal()
    }
}

final class Counter: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    @discardableResult
    func increase() -> Int {
        count.add(1, ordering: .sequentiallyConsistent).newValue
    }
}

/// SplitMix64: the same sequence for the same seed, on every machine.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
