import Foundation
import Synchronization

/// The thread that serves a listener's sockets, and what other threads may ask of it.
final class LoopbackLoop: Sendable {
    private struct State {
        var answers: [(connection: Int, answer: LoopbackAnswer)] = []
        var isClosing = false
        var isEnded = false
        var whenEnded: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())
    private let listeners: [Int32]
    private let wakeUp: (read: Int32, write: Int32)
    private let path: String

    init(_ sockets: consuming LoopbackSockets, path: String) throws(LoopbackError) {
        var pair: [Int32] = [-1, -1]
        let flags = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, flags, 0, &pair) == 0 else {
            throw .unavailable("Making a pair of sockets", errno: errno)
        }
        wakeUp = (pair[0], pair[1])
        listeners = sockets.release()
        self.path = path
    }

    /// Serves until `close`.
    /// - Parameter deliver: takes a request and tells whether somebody will answer it.
    func start(deliver: @escaping @Sendable (LoopbackRequest) -> Bool) {
        let thread = Thread { [self] in
            run(deliver)
            end()
        }
        thread.name = "auth0-loopback"
        thread.start()
    }

    /// Sends the answers that were given, then closes everything.
    func close() {
        wake { $0.isClosing = true }
    }

    /// Returns when every socket is closed.
    func untilEnded() async {
        await withCheckedContinuation { continuation in
            let isEnded = state.withLock { state in
                if !state.isEnded { state.whenEnded.append(continuation) }
                return state.isEnded
            }
            if isEnded { continuation.resume() }
        }
    }

    private func answer(_ connection: Int, _ answer: LoopbackAnswer) {
        wake { $0.answers.append((connection, answer)) }
    }

    /// The pair is written under the lock, so that it cannot be closed, and its number used again, meanwhile.
    private func wake(_ change: (inout State) -> Void) {
        state.withLock { state in
            guard !state.isEnded else { return }
            change(&state)
            var byte: UInt8 = 0
            _ = write(wakeUp.write, &byte, 1)
        }
    }

    private func run(_ deliver: @Sendable (LoopbackRequest) -> Bool) {
        var connections = LoopbackConnections(path: path)
        while true {
            connections.wait(listeners: listeners, wakeUp: wakeUp.read)
            for (number, query) in connections.callbacks() {
                let request = LoopbackRequest(query: query) { [weak self] in self?.answer(number, $0) }
                if !deliver(request) { connections.drop(number) }
            }
            let (answers, isClosing) = state.withLock { state in
                defer { state.answers = [] }
                return (state.answers, state.isClosing)
            }
            for (number, answer) in answers {
                connections.answer(number, answer)
            }
            if isClosing {
                // First the port: a browser that sees its connection close may come again at once.
                for listener in listeners {
                    Glibc.close(listener)
                }
                return
            }
        }
    }

    private func end() {
        let waiting = state.withLock { state in
            state.isEnded = true
            Glibc.close(wakeUp.read)
            Glibc.close(wakeUp.write)
            defer { state.whenEnded = [] }
            return state.whenEnded
        }
        for continuation in waiting {
            continuation.resume()
        }
    }
}
