package import Auth0Crypto
import Foundation
package import WebUICore
import WebUIHTML

/// One live tab: its scene, the page that shows it, and the line to the client.
///
/// Knows nothing of sockets, so that a test can be the client.
@MainActor
package final class TabSession {
    /// What came of a client's request.
    package enum Outcome: Equatable, Sendable {
        case reply(TabReply)
        /// More events than a person can make.
        case tooManyEvents
    }

    package let id: TabID
    package let browser: BrowserID
    /// Stands in the page only: whoever sends it has loaded the page.
    package let token: String

    private let tab: Tab
    private let now: @Sendable () -> ContinuousClock.Instant
    private var renderer = HTMLRenderer()
    private var log = PatchLog()
    private var budget: EventBudget
    /// Counts the loads of the page.
    ///
    /// The newest one is the tab.
    private var epoch = 0
    /// The highest message number of this load that was taken.
    private var received = 0
    private var shownDepth = 0
    private var shownTitle: String?
    private var link: (any TabLink)?
    private var hasSentSinceRequest = false

    package init(
        id: TabID,
        browser: BrowserID,
        tab: Tab,
        random: any RandomSource = SystemRandom(),
        now: @escaping @Sendable () -> ContinuousClock.Instant
    ) {
        self.id = id
        self.browser = browser
        self.tab = tab
        self.now = now
        token = random.token()
        budget = EventBudget(now: now())
        tab.onUpdate = { [weak self] in self?.publish($0) }
    }

    // MARK: - Pages

    /// The page as it is now.
    ///
    /// Takes the tab over from an earlier load.
    package func page(nonce: String, notice: String?) -> Page {
        if epoch > 0 { tab.prepareForReload() }
        tab.flush()
        detach(telling: .moved)
        epoch += 1
        received = 0
        log.restart()
        shownDepth = tab.navigationDepth
        shownTitle = tab.title
        let (body, rules) = renderer.page(tab.tree)
        return Page(
            title: tab.title ?? "",
            nonce: nonce,
            body: body,
            rules: rules,
            data: [
                ("tab", id.value), ("token", token), ("epoch", "\(epoch)"), ("sequence", "\(log.sequence)"),
                ("depth", "\(shownDepth)"),
            ],
            notice: notice
        )
    }

    // MARK: - Requests

    /// Takes a line over which updates go out from now on.
    ///
    /// Returns what the client missed.
    package func attach(_ newLink: any TabLink, epoch: Int?, ack: Int) -> TabReply {
        guard epoch == self.epoch else { return .moved }
        log.acknowledge(ack)
        guard let missed = log.take(after: ack) else { return .reload }
        detach(telling: nil)
        link = newLink
        return .batches(got: received, missed)
    }

    /// Forgets a line that ended; a newer one stays.
    package func detach(_ oldLink: any TabLink) {
        if link === oldLink { link = nil }
    }

    /// Handles what came over the line.
    ///
    /// Updates have gone out when this returns. What an earlier load of the page sent last counts for nothing: its
    /// numbers are not the newest load's.
    package func receive(_ request: ClientRequest, from sender: any TabLink) -> Outcome {
        guard link === sender else { return .reply(.moved) }
        hasSentSinceRequest = false
        log.acknowledge(request.ack)
        guard handle(request.messages ?? []) else { return .tooManyEvents }
        if !hasSentSinceRequest { link?.send(TabReply.batches(got: received, []).json) }
        return .reply(.batches(got: received, []))
    }

    /// Handles a request whose reply carries the updates.
    package func exchange(_ request: ClientRequest) -> Outcome {
        guard request.epoch == epoch else { return .reply(.moved) }
        log.acknowledge(request.ack)
        guard handle(request.messages ?? []) else { return .tooManyEvents }
        tab.flush()
        guard let missed = log.take(after: request.ack) else { return .reply(.reload) }
        return .reply(.batches(got: received, missed))
    }

    /// Whether a client has this page's token, compared in constant time.
    package func isToken(_ token: String?) -> Bool {
        ConstantTime.equal(token ?? "", self.token)
    }

    /// Ends the tab: its tasks are cancelled and its state is let go.
    package func close() {
        detach(telling: .reload)
        tab.onUpdate = nil
        tab.close()
    }

    private func detach(telling reply: TabReply?) {
        guard let old = link else { return }
        link = nil
        if let reply { old.send(reply.json) }
        old.close(.goingAway)
    }

    /// Whether the client kept to its budget.
    private func handle(_ messages: [ClientMessage]) -> Bool {
        for message in messages where message.n > received {
            guard budget.take(now: now()) else { return false }
            received = message.n
            if let content = message.content { handle(content) }
        }
        return true
    }

    private func handle(_ content: ClientMessage.Content) {
        switch content {
        case .event(let event):
            _ = tab.receive(event)
        case .depth(let depth):
            shownDepth = depth
            tab.pop(toDepth: depth)
            tab.flush()
            // The history stands where the client put it, which need not be where the app is.
            if tab.navigationDepth != shownDepth { append(depthOperations(), isSecret: false) }
        case .traits(let traits):
            tab.setTraits(traits.clientTraits)
            tab.flush()
        case .result(let command, let result):
            tab.complete(command, with: result)
        }
    }

    // MARK: - Updates

    private func publish(_ update: TabUpdate) {
        var operations = renderer.operations(for: update)
        operations += depthOperations()
        operations += update.commands.map(\.operation)
        if operations.isEmpty { return }
        append(operations, isSecret: update.patches.contains(where: \.showsSecret))
    }

    private func depthOperations() -> [String] {
        var operations: [String] = []
        if tab.navigationDepth != shownDepth {
            shownDepth = tab.navigationDepth
            operations.append("[\"n\",0,\(shownDepth)]")
        }
        if tab.title != shownTitle {
            shownTitle = tab.title
            operations.append("[\"p\",0,\(JSONEscaping.string(shownTitle ?? ""))]")
        }
        return operations
    }

    private func append(_ operations: [String], isSecret: Bool) {
        log.append("[\(operations.joined(separator: ","))]", isSecret: isSecret)
        guard let link, let batches = log.take(after: log.sequence - 1) else { return }
        hasSentSinceRequest = true
        link.send(TabReply.batches(got: received, batches).json)
    }
}

extension Patch {
    /// Whether the patch holds something that is not to be kept or sent twice.
    fileprivate var showsSecret: Bool {
        switch self {
        case .update(let node, from: _): node.showsSecret
        case .replace(_, with: let node), .insert(let node, into: _, before: _):
            node.first(where: \.showsSecret) != nil
        case .remove, .move: false
        }
    }
}

extension RenderNode {
    /// An empty password field has nothing to keep quiet about.
    fileprivate var showsSecret: Bool {
        guard isSensitive else { return false }
        if case .textField(let field) = element { return !field.text.string.isEmpty }
        return true
    }
}
