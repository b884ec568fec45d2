import Foundation

/// What a thread can wait at.
final class Gate: Sendable {
    private let condition = NSCondition()
    private let isOpen = Counter()

    func pass() {
        condition.lock()
        defer { condition.unlock() }
        while isOpen.value == 0 { condition.wait() }
    }

    func open() {
        condition.lock()
        isOpen.add(1)
        condition.broadcast()
        condition.unlock()
    }

    /// Lets other threads run.
    func breathe() { sched_yield() }
}
