package import FoundationEssentials
import Synchronization

/// A connection that has left HTTP and speaks another protocol.
///
/// One task may read while another writes; two reads, or two writes, must not overlap. No thread waits meanwhile.
package final class UpgradedConnection: Sendable {
    /// The connection was closed, by either side.
    package struct Closed: Error, Sendable, Equatable {}

    private enum Direction {
        case reading
        case writing
    }

    private typealias Waiter = CheckedContinuation<Void, Never>

    private struct State {
        var isOpen = true
        /// What the client sent behind its request, before the answer to it.
        var early: Data
        var reading = Readiness<Waiter>()
        var writing = Readiness<Waiter>()

        mutating func signal(_ direction: Direction) -> [Waiter] {
            switch direction {
            case .reading: reading.signal()
            case .writing: writing.signal()
            }
        }

        mutating func wait(_ waiter: Waiter, for direction: Direction) -> Bool {
            guard isOpen else { return false }
            return switch direction {
            case .reading: reading.wait(waiter)
            case .writing: writing.wait(waiter)
            }
        }
    }
    private let state: Mutex<State>
    private let socket: UpgradedSocket

    init(_ socket: UpgradedSocket, early: Data) {
        self.socket = socket
        state = Mutex(State(early: early))
    }

    /// The next bytes of the client, at most `count`; empty once it has ended its side or the connection is closed.
    /// - Throws: `CancellationError`; `Closed` when the connection broke.
    package func read(upTo count: Int) async throws -> Data {
        while true {
            let attempt = try state.withLock { state -> UpgradedSocket.Attempt<Data> in
                guard state.isOpen else { return .done(Data()) }
                try Task.checkCancellation()
                guard state.early.isEmpty else {
                    defer { state.early = Data(state.early.dropFirst(count)) }
                    return .done(Data(state.early.prefix(count)))
                }
                state.reading.willTry()
                // Within the lock, so that the descriptor cannot be closed, and used again, meanwhile. It never blocks.
                return socket.receive(upTo: max(count, 1))
            }
            switch attempt {
            case .done(let data): return data
            case .failed: throw Closed()
            case .notReady: await wait(for: .reading)
            }
        }
    }

    /// Sends all of `bytes`, at the pace of the client.
    /// - Throws: `CancellationError`, after which part of the bytes may have been sent; `Closed`.
    package func write(_ bytes: Data) async throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let attempt = try state.withLock { state -> UpgradedSocket.Attempt<Int> in
                guard state.isOpen else { return .failed }
                try Task.checkCancellation()
                state.writing.willTry()
                return socket.send(rest)
            }
            switch attempt {
            case .done(let count): rest = rest.dropFirst(count)
            case .failed: throw Closed()
            case .notReady: await wait(for: .writing)
            }
        }
    }

    /// Closes both directions; what was written is still delivered.
    ///
    /// Calling it again does nothing.
    package func close() {
        let (isFirst, waiting) = state.withLock { state in
            defer { state.isOpen = false }
            return (state.isOpen, state.signal(.reading) + state.signal(.writing))
        }
        if isFirst { socket.close() }
        for waiter in waiting {
            waiter.resume()
        }
    }

    /// What the watcher saw of the socket.
    func happened(_ events: SocketWatcher.Events) {
        let waiting = state.withLock { state in
            var waiting: [Waiter] = []
            if !events.isDisjoint(with: [.readable, .hangUp]) { waiting += state.signal(.reading) }
            if !events.isDisjoint(with: [.writable, .hangUp]) { waiting += state.signal(.writing) }
            return waiting
        }
        for waiter in waiting {
            waiter.resume()
        }
    }

    private func wait(for direction: Direction) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let waits = state.withLock { !Task.isCancelled && $0.wait(waiter, for: direction) }
                if !waits { waiter.resume() }
            }
        } onCancel: {
            for waiter in state.withLock({ $0.signal(direction) }) {
                waiter.resume()
            }
        }
    }
}
