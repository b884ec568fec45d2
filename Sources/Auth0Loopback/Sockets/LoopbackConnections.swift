import Glibc

/// The open connections of a listener.
///
/// It belongs to the listener's thread, and closes what is left when it goes.
///
/// A browser opens connections ahead of need and says nothing on them, so one that is silent keeps nobody waiting.
struct LoopbackConnections: ~Copyable {
    private enum Stage {
        case reading(LoopbackHead)
        /// The request was delivered; its answer is to come.
        case delivered
        /// The answer is sent. What still comes is read, lest a reset overtakes the answer.
        case answered(discarded: Int)
    }

    private struct Connection {
        let number: Int
        let descriptor: Int32
        var stage: Stage

        /// What a client sends while it waits stays unread; that it hangs up is reported all the same.
        var isRead: Bool {
            guard case .delivered = stage else { return true }
            return false
        }
    }

    /// Beyond this many the oldest that is not `delivered` has to go.
    private static let limit = 16
    private static let discardLimit = 1 << 20

    private let path: String
    private var connections: [Connection] = []
    private var nextNumber = 0
    private var complete: [(number: Int, query: String?)] = []

    init(path: String) {
        self.path = path
    }

    deinit {
        for connection in connections {
            close(connection.descriptor)
        }
    }

    /// Waits until something happens, and reads what there is.
    mutating func wait(listeners: [Int32], wakeUp: Int32) {
        var polled = ([wakeUp] + listeners).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        polled += connections.map { pollfd(fd: $0.descriptor, events: $0.isRead ? Int16(POLLIN) : 0, revents: 0) }
        guard poll(&polled, nfds_t(polled.count), -1) > 0 else { return }
        let ready = polled.map { $0.revents != 0 }
        if ready[0] { Self.drain(wakeUp) }
        // Connections first: accepting may drop some and so move the others.
        for (index, connection) in connections.enumerated().reversed() where ready[1 + listeners.count + index] {
            if !read(index) { remove(connection.number) }
        }
        for (index, listener) in listeners.enumerated() where ready[1 + index] {
            accept(listener)
        }
    }

    /// The requests that have become complete, each once.
    mutating func callbacks() -> [(number: Int, query: String?)] {
        defer { complete = [] }
        return complete
    }

    mutating func drop(_ number: Int) {
        remove(number)
    }

    /// Sends the answer if the connection still waits for one.
    mutating func answer(_ number: Int, _ answer: LoopbackAnswer) {
        guard let index = connections.firstIndex(where: { $0.number == number }) else { return }
        if case .answered = connections[index].stage { return }
        let descriptor = connections[index].descriptor
        // Closing with bytes unread would reset the connection, and the reset could overtake the answer.
        Self.drain(descriptor)
        // An answer is far smaller than the buffer of a fresh socket, so it fits.
        let bytes = answer.bytes
        guard send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else { return remove(number) }
        shutdown(descriptor, Int32(SHUT_WR))
        connections[index].stage = .answered(discarded: 0)
    }

    private mutating func accept(_ listener: Int32) {
        if connections.count >= Self.limit { removeOldest() }
        let descriptor = Glibc.accept(listener, nil, nil)
        guard descriptor >= 0 else {
            // Only fewer connections can help against a lack of descriptors.
            if errno == EMFILE || errno == ENFILE, !connections.isEmpty { removeOldest() }
            return
        }
        // `accept4` would set both at once, but the C library shows it to GNU sources only.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        connections.append(
            Connection(number: nextNumber, descriptor: descriptor, stage: .reading(LoopbackHead(path: path)))
        )
        nextNumber += 1
    }

    /// Whether the connection stays.
    private mutating func read(_ index: Int) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(connections[index].descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
        switch connections[index].stage {
        case .reading(var head):
            let step = head.append(buffer.prefix(count))
            connections[index].stage = .reading(head)
            take(step, index)
            return true
        case .delivered:
            return true
        case .answered(let discarded):
            connections[index].stage = .answered(discarded: discarded + count)
            return discarded + count <= Self.discardLimit
        }
    }

    private mutating func take(_ step: LoopbackHead.Step, _ index: Int) {
        let number = connections[index].number
        switch step {
        case .needsMore:
            return
        case .callback(let query):
            connections[index].stage = .delivered
            complete.append((number, query))
        case .refused(let status):
            answer(number, .refusal(status))
        }
    }

    private mutating func removeOldest() {
        remove((connections.first { $0.isRead } ?? connections[0]).number)
    }

    private mutating func remove(_ number: Int) {
        connections.removeAll { connection in
            guard connection.number == number else { return false }
            close(connection.descriptor)
            return true
        }
    }

    private static func drain(_ descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 64)
        // A client that sends without end must not hold the others up.
        for _ in 0..<1024 {
            guard Glibc.read(descriptor, &buffer, buffer.count) > 0 else { return }
        }
    }
}
