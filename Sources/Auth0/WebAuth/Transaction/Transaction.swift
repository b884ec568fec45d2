import Auth0Loopback
import Foundation
import Synchronization

/// One trip to the browser and back: listens, shows the page, receives the redirect, and ends exactly once.
final class Transaction<Flow: BrowserFlow>: RunningTransaction {
    typealias Outcome = Result<Flow.Value, WebAuthError>

    private struct State {
        var machine = TransactionMachine()
        var flow: Flow?
        var redirectURL: URL?
        /// Browsers that have come back and wait to be shown the outcome.
        var browsers: [LoopbackRequest] = []
        var exchange: Task<Void, Never>?
        var outcome: Outcome?
        var waiter: CheckedContinuation<Outcome, Never>?
    }

    private let state = Mutex(State())
    private let redirect: Redirect
    private let world: WebAuthWorld
    private let opener: PageOpener
    private let makeFlow: @Sendable (_ redirectURL: URL) throws(WebAuthError) -> Flow

    init(
        redirect: Redirect,
        world: WebAuthWorld,
        opener: PageOpener,
        makeFlow: @escaping @Sendable (_ redirectURL: URL) throws(WebAuthError) -> Flow
    ) {
        self.redirect = redirect
        self.world = world
        self.opener = opener
        self.makeFlow = makeFlow
    }

    /// Makes the trip, whose place in the slot was claimed before; afterwards nothing listens and the slot is free.
    func run() async -> Outcome {
        let outcome = await withTaskCancellationHandler {
            await trip()
        } onCancel: {
            _ = cancel()
        }
        world.slot.release(self)
        return outcome
    }

    private func trip() async -> Outcome {
        do throws(WebAuthError) {
            let (listener, url) = try redirect.listen(timeout: world.timeout, clock: world.clock)
            await visit(from: listener, redirectURL: url)
            await listener.close()
        } catch {
            end(.failure(error), by: .finished)
        }
        return await outcome()
    }

    private func visit(from listener: LoopbackListener, redirectURL: URL) async {
        let flow: Flow
        do throws(WebAuthError) {
            flow = try makeFlow(redirectURL)
        } catch {
            end(.failure(error), by: .finished)
            return
        }
        let isWanted = state.withLock { state in
            state.flow = flow
            state.redirectURL = redirectURL
            return state.machine.opened()
        }
        guard isWanted else { return }
        let serving = Task { await serve(listener) }
        let close = await opener.open(flow.pageURL, redirectURL) { [weak self] result in
            if case .failure(let error) = result { self?.end(.failure(error), by: .pageFailed) }
        }
        let outcome = await outcome()
        // Before the agent is told, which may take until the main actor is free.
        await listener.close()
        await serving.value
        await close(outcome.map { _ in })
    }

    private func serve(_ listener: LoopbackListener) async {
        while true {
            do {
                let browser = try await listener.nextRequest()
                receive(CallbackParameters(query: browser.query), from: browser)
            } catch {
                let isTimeout = (error as? LoopbackError)?.code == .timedOut
                if isTimeout { end(.failure(.timedOut), by: .timedOut) }
                return
            }
        }
    }

    /// Returns at once when there is an outcome.
    private func outcome() async -> Outcome {
        await withCheckedContinuation { waiter in
            let outcome = state.withLock { state in
                if state.outcome == nil { state.waiter = waiter }
                return state.outcome
            }
            if let outcome { waiter.resume(returning: outcome) }
        }
    }
}

extension Transaction {
    func cancel() -> Bool {
        end(.failure(.userCancelled), by: .cancelled)
    }

    func resume(with url: URL) -> Bool {
        guard let expected = state.withLock(\.redirectURL), url.isSamePlace(as: expected) else { return false }
        let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
        let parameters = CallbackParameters(
            query: components?.percentEncodedQuery,
            fragment: components?.percentEncodedFragment
        )
        let reception = receive(parameters, from: nil)
        return reception == .proceed || reception == .refuse
    }

    @discardableResult
    private func receive(
        _ parameters: CallbackParameters,
        from browser: LoopbackRequest?
    ) -> TransactionMachine.Reception {
        guard let flow = state.withLock(\.flow) else { return .late }
        let reading = Result { () throws(WebAuthError) in try flow.read(parameters) }
        let reception = state.withLock { state in
            let reception = state.machine.callback(isGood: (try? reading.get()) != nil)
            if let browser, reception != .late { state.browsers.append(browser) }
            return reception
        }
        switch (reception, reading) {
        case (.proceed, .success(let code)): exchange(code, by: flow)
        case (.refuse, .failure(let error)): deliver(.failure(error))
        case (.late, _): browser?.answer(Flow.latePage, status: 400)
        default: break
        }
        return reception
    }

    private func exchange(_ code: String, by flow: Flow) {
        let exchange = Task {
            do throws(WebAuthError) {
                let value = try await flow.exchange(code)
                guard state.withLock({ $0.machine.exchanged() }) else { return }
                try await flow.keep(value)
                end(.success(value), by: .finished)
            } catch {
                end(.failure(error), by: .finished)
            }
        }
        let isOver = state.withLock { state in
            state.exchange = exchange
            return state.machine.phase == .ended
        }
        if isOver { exchange.cancel() }
    }

    @discardableResult
    private func end(_ outcome: Outcome, by end: TransactionMachine.End) -> Bool {
        guard state.withLock({ $0.machine.end(end) }) else { return false }
        deliver(outcome)
        return true
    }

    /// Tells everybody; called once, by whoever ended the trip.
    private func deliver(_ outcome: Outcome) {
        let (browsers, exchange, waiter) = state.withLock { state in
            state.outcome = outcome
            defer {
                state.browsers = []
                state.exchange = nil
                state.waiter = nil
            }
            return (state.browsers, state.exchange, state.waiter)
        }
        let (page, status) = Flow.page(for: outcome)
        for browser in browsers { browser.answer(page, status: status) }
        exchange?.cancel()
        waiter?.resume(returning: outcome)
    }
}

extension URL {
    /// Whether scheme, host, port and path are the same; query and fragment may differ.
    fileprivate func isSamePlace(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
            && (port ?? 80) == (other.port ?? 80) && nonemptyPath == other.nonemptyPath
    }

    private var nonemptyPath: String { path().isEmpty ? "/" : path() }
}
