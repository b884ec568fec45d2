import CCurl
import Dispatch
import Glibc
import Synchronization

/// Keeps the loops out of libcurl while the program ends.
///
/// `exit` frees OpenSSL's tables while other threads still run, and a loop in the middle of a TLS transfer would crash
/// on them. So each loop is asked to stand still first; its waiters are left as they are, since nothing more happens
/// to them. A loop that does not answer holds the end up for a second at most.
final class ProgramEnd: Sendable {
    static let watch = ProgramEnd()

    private struct State {
        var loops: [ObjectIdentifier: CurlMailbox] = [:]
        var isEnding = false
    }

    private let state = Mutex(State())

    /// Before the loop's thread starts.
    ///
    /// False if the program is ending and nothing may start.
    func enter(_ mailbox: CurlMailbox) -> Bool {
        state.withLock { state in
            if !state.isEnding { state.loops[ObjectIdentifier(mailbox)] = mailbox }
            return !state.isEnding
        }
    }

    /// After the loop has left libcurl for good.
    func leave(_ mailbox: CurlMailbox) {
        state.withLock { $0.loops[ObjectIdentifier(mailbox)] = nil }
    }

    /// Does what the end has to wait for, or nothing if the end has come.
    func unlessEnding(_ body: () -> Void) {
        state.withLock { if !$0.isEnding { body() } }
    }

    /// Once a process, after libcurl has set OpenSSL up: handlers run in reverse order, so that ours comes first.
    func begin() {
        atexit { ProgramEnd.watch.end() }
    }

    private func end() {
        let loops = state.withLock { state in
            state.isEnding = true
            return Array(state.loops.values)
        }
        loops.forEach { $0.freeze() }
        let limit = DispatchTime.now() + 1
        loops.forEach { $0.waitUntilFrozen(limit) }
    }
}
