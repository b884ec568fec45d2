import CMicroHTTPD
import FoundationEssentials
import Glibc
import Synchronization

/// One thread that waits for what happens on any number of sockets.
///
/// Each socket is reported edge by edge: once when it becomes readable or writable, once when its peer hangs up.
final class SocketWatcher: Sendable {
    struct Events: OptionSet, Sendable {
        let rawValue: UInt32

        static let readable = Events(rawValue: EPOLLIN.rawValue)
        static let writable = Events(rawValue: EPOLLOUT.rawValue)
        /// The peer has closed, at least its sending side, or the connection is broken.
        static let hangUp = Events(rawValue: EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue)
    }

    /// Called on the watcher's thread with the number that the socket was added under.
    typealias Handler = @Sendable (UInt64, Events) -> Void

    private let poll: Int32
    private let wakeUp: Int32
    private static let wakeUpKey = UInt64.max

    init(handler: @escaping Handler) throws(HTTPServerError) {
        let poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        let wakeUp = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
        do throws(HTTPServerError) {
            guard poll >= 0, wakeUp >= 0 else {
                throw .unavailable(
                    "No file descriptor is left. Raise the limit of open files (ulimit -n)."
                )
            }
            try OwnThread.run { Self.run(poll, wakeUp, handler) }
        } catch {
            if poll >= 0 { close(poll) }
            if wakeUp >= 0 { close(wakeUp) }
            throw error
        }
        self.poll = poll
        self.wakeUp = wakeUp
        add(wakeUp, key: Self.wakeUpKey, events: .readable)
    }

    /// Ends the thread, which closes the two descriptors when it is done with them.
    deinit {
        var one: UInt64 = 1
        _ = write(wakeUp, &one, MemoryLayout<UInt64>.size)
    }

    func add(_ descriptor: Int32, key: UInt64, events: Events) {
        control(EPOLL_CTL_ADD, descriptor, key, events)
    }

    func change(_ descriptor: Int32, key: UInt64, events: Events) {
        control(EPOLL_CTL_MOD, descriptor, key, events)
    }

    func remove(_ descriptor: Int32) {
        control(EPOLL_CTL_DEL, descriptor, 0, [])
    }

    private func control(_ operation: Int32, _ descriptor: Int32, _ key: UInt64, _ events: Events) {
        var event = epoll_event()
        event.events = events.rawValue | EPOLLET.rawValue
        event.data.u64 = key
        epoll_ctl(poll, operation, descriptor, &event)
    }

    private static func run(_ poll: Int32, _ wakeUp: Int32, _ handler: Handler) {
        defer {
            close(poll)
            close(wakeUp)
        }
        var events = [epoll_event](repeating: epoll_event(), count: 64)
        while true {
            let count = epoll_wait(poll, &events, Int32(events.count), -1)
            guard count >= 0 || errno == EINTR else { return }
            for event in events.prefix(Int(max(count, 0))) {
                guard event.data.u64 != wakeUpKey else { return }
                handler(event.data.u64, Events(rawValue: event.events))
            }
        }
    }
}
