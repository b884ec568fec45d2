import Foundation

/// One browser tab: one live scene graph, and the tree that the tab shows.
///
/// `docs/webui-architecture.md` states the rules that hold between a tab and its host.
@MainActor
package final class Tab {
    /// What the client shows, as far as it has told.
    package private(set) var tree: RenderNode
    /// How often Back has something to undo: pushed screens, and sheets that can be closed.
    package private(set) var navigationDepth = 0
    /// The title of the screen on display.
    package private(set) var title: String?
    /// Called on the main actor whenever something changed, in order.
    package var onUpdate: ((TabUpdate) -> Void)?
    package private(set) var isOpen = true

    let graph: ViewGraph
    private(set) var root: ViewNode?
    private var traits: ClientTraits
    private var pageLoads = 0
    private let objects = TabObjects()
    private var update: (ViewNode, EnvironmentValues) -> Void = { _, _ in }
    private var levels: [NavigationLevel] = []
    private var commands: PendingCommands
    private var isScheduled = false
    private var isFlushing = false

    package init<Content: View>(
        environment: HostEnvironment = HostEnvironment(),
        traits: ClientTraits = ClientTraits(),
        root content: Content
    ) {
        tree = RenderNode(id: .window, .window)
        graph = ViewGraph(host: environment)
        commands = PendingCommands(clock: environment.clock)
        self.traits = traits
        let node = ViewNode(
            graph: graph,
            parent: nil,
            key: .slot(.root),
            type: Content.self,
            environment: EnvironmentValues()
        )
        root = node
        update = { $0.update(with: content, environment: $1) }
        graph.workArrived = { [weak self] in self?.schedule() }
        isFlushing = true
        update(node, rootEnvironment)
        isFlushing = false
        _ = render()
        if graph.hasWork { schedule() }
    }

    isolated deinit { close() }

    private var rootEnvironment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.browserID = graph.host.browserID
        environment.apply(traits)
        environment.pageLoads = pageLoads
        environment.tabObjects = objects
        environment.clientCommands = ClientCommands(tab: self)
        environment.openURL = OpenURLAction(openInBrowser: { [weak self] url in self?.open(url) })
        return environment
    }

    // MARK: The client

    /// Hands an event to the control that it belongs to, and renders what follows.
    ///
    /// False where there is no such control, it does not take the event, or something lies over it.
    package func receive(_ event: ClientEvent) -> Bool {
        guard isOpen, let target = reachable.node(event.node), target.events.contains(event.name),
            let handler = graph.control(event.node)?.handlers[event.name]
        else { return false }
        tree = tree.showing(event)
        handler(event.value)
        flush()
        return true
    }

    /// What can be used: the topmost sheet or dialog where there is one.
    private var reachable: RenderNode {
        if let top = tree.children.last, top.element.isPresentation { top } else { tree }
    }

    /// Goes back, as the browser's history does: what was opened last goes first.
    package func pop(toDepth depth: Int) {
        var surplus = navigationDepth - max(depth, 0)
        for level in levels.reversed() where surplus > 0 {
            switch level {
            case .stack(let model):
                let steps = min(surplus, model.depth)
                if steps > 0 { model.pop(to: model.depth - steps) }
                surplus -= steps
            case .sheet(let dismiss):
                dismiss()
                surplus -= 1
            }
        }
        flush()
    }

    /// Takes what the browser tells about itself.
    package func setTraits(_ traits: ClientTraits) {
        guard isOpen, traits != self.traits, let root else { return }
        self.traits = traits
        update(root, rootEnvironment)
        flush()
    }

    /// Gets ready for the page to be written anew: password fields are empty then, no button is held down, no command
    /// is waited for, and the app is told so.
    package func prepareForReload() {
        commands.failAll(.pageReloaded)
        for node in tree.flattened {
            if node.events.contains(.press) { graph.control(node.id)?.handlers[.press]?(.bool(false)) }
            guard case .textField(let field) = node.element, let control = graph.control(node.id) else { continue }
            control.extrasIfPresent?.memory(InputMemory.self)?.revision = 0
            if field.kind == .secure, !field.text.string.isEmpty { control.handlers[.input]?(.text("", revision: 0)) }
            control.markDirty()
        }
        pageLoads += 1
        if let root { update(root, rootEnvironment) }
        flush()
    }

    // MARK: Rendering

    private func schedule() {
        guard isOpen, !isScheduled, !isFlushing else { return }
        isScheduled = true
        Task { [weak self] in self?.flush() }
    }

    /// Renders what is pending, and tells the host what changed.
    package func flush() {
        isScheduled = false
        guard isOpen, !isFlushing else { return }
        let old = (depth: navigationDepth, title: title)
        let patches = render()
        // What turned up while the output was made waits for the next frame.
        if graph.hasWork { schedule() }
        let commands = commands.takeUnsent()
        let animation = graph.takeAnimation()
        guard !patches.isEmpty || !commands.isEmpty || old != (navigationDepth, title) else { return }
        onUpdate?(
            TabUpdate(
                patches: patches,
                tree: tree,
                navigationDepth: navigationDepth,
                title: title,
                commands: commands,
                animation: animation
            )
        )
    }

    private func render() -> [Patch] {
        guard let root else { return [] }
        isFlushing = true
        defer { isFlushing = false }
        graph.settle()
        let output = root.output
        let preferences = output.preferences
        let new = RenderNode(
            id: .window,
            .window,
            children: output.nodes + preferences.presentations.map(\.node)
        )
        levels = preferences.stacks.map { .stack($0) } + preferences.presentations.flatMap(\.levels)
        navigationDepth = levels.reduce(0) { $0 + $1.depth }
        title = preferences.title
        let patches = tree.patches(to: new)
        tree = new
        return patches
    }

    // MARK: Commands

    /// Sends a command to the browser and waits for the reply.
    ///
    /// - Throws: ``ClientCommandError``.
    package func call(
        _ name: String,
        _ arguments: JSONValue = .null,
        timeout: Duration = .seconds(120)
    ) async throws -> JSONValue {
        guard isOpen else { throw ClientCommandError(.tabClosed) }
        return try await commands.send(name, arguments, timeout: timeout) { [weak self] in self?.schedule() }
    }

    /// Takes the browser's reply to a command.
    ///
    /// A reply that nothing waits for is ignored.
    package func complete(_ command: Int, with result: Result<JSONValue, ClientCommandError>) {
        commands.complete(command, with: result)
    }

    private func open(_ url: URL) {
        commands.post("openURL", ["url": .string(url.absoluteString)])
        schedule()
    }

    // MARK: End

    /// Ends the tab: its tasks are cancelled, its views disappear, and its commands fail.
    package func close() {
        guard isOpen else { return }
        isOpen = false
        root?.end()
        graph.settle()
        root = nil
        update = { _, _ in }
        levels = []
        commands.failAll(.tabClosed)
    }
}

extension RenderElement {
    /// Whether the element lies over the rest of the window.
    var isPresentation: Bool {
        switch self {
        case .sheet, .alert, .confirmationDialog: true
        default: false
        }
    }
}
