import FoundationEssentials
import Synchronization

/// One request and its answer, from the request line to the last byte sent.
final class Exchange: Sendable {
    private let engine: Engine
    private let connection: DaemonConnection
    private let peer: Peer
    private let target: String

    private struct State {
        var lifecycle = ExchangeLifecycle()
        var request: HTTPRequest?
        var upload = Upload(limit: 0)
        var response: HTTPResponse?
        /// The handler's task, then the one that produces the rest of the answer.
        var work: Task<Void, Never>?
        var writer: BodyWriter?
        var takeUpgraded: (@Sendable (UpgradedConnection) async -> Void)?
        var upgraded: UpgradedConnection?
    }
    private let state = Mutex(State())

    init(engine: Engine, connection: DaemonConnection, peer: Peer, target: String) {
        self.engine = engine
        self.connection = connection
        self.peer = peer
        self.target = target
    }

    /// The library's next step with this request: its head, a piece of its body, its end, or its answer.
    /// - Returns: `false` to close the connection.
    func proceed(method: UnsafePointer<CChar>, version: UnsafePointer<CChar>, upload: UnsafeRawBufferPointer) -> Bool {
        let step = state.withLock { state -> Step in
            guard let request = state.request else { return .readHead }
            if !upload.isEmpty {
                return state.upload.append(upload) == .goOn ? .goOn : .close
            }
            switch state.lifecycle.phase {
            case .receiving:
                guard !state.upload.isTooLarge else { return .reply(.init(status: 413), closing: true) }
                return .start(request, body: state.upload.takeBody())
            case .answered:
                return state.response.take().map { .reply($0, closing: false) } ?? .close
            case .running, .replying, .ended:
                return .goOn
            }
        }
        switch step {
        case .readHead: return readHead(connection.head(method: method, target: target, version: version))
        case .goOn: return true
        case .close: return false
        case .start(var request, let body):
            request.body = body
            return start(request)
        case .reply(let response, let closing): return reply(response, closing: closing)
        }
    }

    private enum Step {
        case readHead
        case goOn
        case close
        case start(HTTPRequest, body: Data)
        case reply(HTTPResponse, closing: Bool)
    }

    private func readHead(_ head: RequestHead) -> Bool {
        let configuration = engine.configuration
        let accepted: HeadRules.Accepted
        switch HeadRules(maximumHeaderBytes: configuration.maximumHeaderBytes).judge(head) {
        case .success(let head): accepted = head
        case .failure(let refusal): return reply(.init(status: refusal.status), closing: true)
        }
        let upload = Upload(limit: configuration.maximumBodyBytes)
        if case .length(let length) = accepted.framing,
            upload.refuses(length: length, isAwaited: accepted.headers["Expect"] != nil)
        {
            return reply(.init(status: 413), closing: true)
        }
        let request = HTTPRequest(
            method: accepted.method,
            path: accepted.path,
            query: accepted.query,
            headers: accepted.headers,
            remoteAddress: peer.address,
            isFromLoopback: peer.isLoopback
        )
        state.withLock { state in
            state.request = request
            state.upload = upload
        }
        return true
    }

    private func start(_ request: HTTPRequest) -> Bool {
        guard engine.admitRequest() else { return reply(.init(status: 503), closing: true) }
        connection.suspend()
        state.withLock { $0.lifecycle.handlerStarts() }
        let handler = engine.handler
        let task = Task { [self] in finished(await handler(request)) }
        let isGone = state.withLock { state in
            state.work = task
            return state.lifecycle.isClientGone
        }
        if isGone { task.cancel() }
        return true
    }

    private func finished(_ response: HTTPResponse) {
        let resumes = state.withLock { state in
            state.response = response
            return state.lifecycle.handlerFinished()
        }
        if resumes { connection.resume() }
    }

    private func reply(_ response: HTTPResponse, closing: Bool) -> Bool {
        state.withLock { $0.lifecycle.replies() }
        if case .disconnect = response.body { return false }
        if let reply = makeReply(response, closes: closing || engine.isStopping), connection.queue(reply) {
            return true
        }
        return Reply.failure().map { connection.queue($0) } ?? false
    }

    private func makeReply(_ response: HTTPResponse, closes: Bool) -> Reply? {
        switch response.body {
        case .bytes(let bytes):
            return Reply(status: response.status, headers: response.headers, bytes: bytes, closes: closes)
        case .stream(let produce):
            let writer = BodyWriter(connection)
            let isHead = state.withLock { state in
                state.writer = writer
                return state.request?.method == "HEAD"
            }
            let hasNoBody = isHead || response.status == 204 || response.status == 304
            let source = BodySource(writer) { [self] in
                work { writer.finish(isWhole: await Self.succeeds { try await produce(writer) }) }
            }
            return Reply(
                status: response.status,
                headers: response.headers,
                source: source,
                headOnly: hasNoBody,
                closes: closes
            )
        case .upgrade(let take):
            state.withLock { $0.takeUpgraded = take }
            return Reply(upgradingWith: response.headers)
        case .disconnect:
            return nil
        }
    }

    /// The library has sent the 101 and hands the socket over.
    func upgrade(_ socket: UpgradedSocket, early: Data) {
        let upgraded = UpgradedConnection(socket, early: early)
        let take = state.withLock { state in
            state.upgraded = upgraded
            return state.takeUpgraded.take()
        }
        work {
            await take?(upgraded)
            upgraded.close()
        }
        if state.withLock({ $0.lifecycle.isServerStopping }) { upgraded.close() }
        peer.watchTraffic()
    }

    /// Runs what belongs to the answer but takes longer than handing it over.
    private func work(_ body: @escaping @Sendable () async -> Void) {
        state.withLock { $0.lifecycle.producerStarts() }
        let task = Task { [self] in
            await body()
            if state.withLock({ $0.lifecycle.producerFinished() }) { engine.requestEnded() }
        }
        let cancels = state.withLock { state in
            state.work = task
            return state.lifecycle.cancelsProducer
        }
        if cancels { task.cancel() }
    }

    private static func succeeds(_ body: () async throws -> Void) async -> Bool {
        do {
            try await body()
            return !Task.isCancelled
        } catch {
            return false
        }
    }

    /// The server is about to stop.
    func serverStops() {
        let (work, upgraded) = state.withLock { state in
            state.lifecycle.serverStops()
            return (state.lifecycle.phase == .replying ? state.work : nil, state.upgraded)
        }
        work?.cancel()
        upgraded?.close()
    }

    /// What the watcher saw of the connection.
    func happened(_ events: SocketWatcher.Events) {
        if let upgraded = state.withLock({ $0.upgraded }) {
            upgraded.happened(events)
        } else if !events.isDisjoint(with: .hangUp) {
            clientLeft()
        }
    }

    /// The client has hung up: nobody waits for the answer any more, so the handler may stop.
    func clientLeft() {
        let work = state.withLock { state in
            state.lifecycle.clientLeft()
            return state.work
        }
        work?.cancel()
    }

    /// The library is done with the request, whatever came of it.
    func ended() {
        let (endsNow, work, writer) = state.withLock { state in
            let work = state.work.take()
            // Who closes an upgraded connection may have more to do than to talk.
            return (state.lifecycle.end(), state.upgraded == nil ? work : nil, state.writer.take())
        }
        work?.cancel()
        writer?.end()
        peer.ends(self)
        if endsNow { engine.requestEnded() }
    }
}
