import Foundation
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
        var handler: Task<Void, Never>?
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
            state.handler = task
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
        let closes = closing || engine.isStopping
        state.withLock { $0.lifecycle.replies() }
        switch response.body {
        case .disconnect:
            return false
        case .bytes(let bytes):
            if let reply = Reply(status: response.status, headers: response.headers, bytes: bytes, closes: closes) {
                return connection.queue(reply)
            }
            guard let failure = Reply(status: 500, headers: [:], bytes: Data(), closes: true) else { return false }
            return connection.queue(failure)
        }
    }

    /// The client has hung up: nobody waits for the answer any more, so the handler may stop.
    func clientLeft() {
        let handler = state.withLock { state in
            state.lifecycle.clientLeft()
            return state.handler
        }
        handler?.cancel()
    }

    /// The library is done with the request, whatever came of it.
    func ended() {
        let (wasAdmitted, handler) = state.withLock { ($0.lifecycle.end(), $0.handler.take()) }
        handler?.cancel()
        peer.ends(self)
        if wasAdmitted { engine.requestEnded() }
    }
}
