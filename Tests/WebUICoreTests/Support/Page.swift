import Foundation
import Testing

@testable import WebUICore

/// A tab without a browser: it finds controls by what they say, uses them, and keeps the tree that a browser would.
@MainActor
final class Page {
    let tab: Tab
    /// The tree as a renderer has it: the first one, with every patch since.
    private(set) var mirror: RenderNode
    private(set) var updates: [TabUpdate] = []
    let warnings: Warnings

    init<Content: View>(traits: ClientTraits = ClientTraits(), @ViewBuilder _ root: () -> Content) {
        let warnings = Warnings()
        self.warnings = warnings
        tab = Tab(environment: HostEnvironment(warn: warnings.add), traits: traits, root: root())
        mirror = tab.tree
        follow()
    }

    init(_ tab: Tab) {
        self.tab = tab
        warnings = Warnings()
        mirror = tab.tree
        follow()
    }

    private func follow() {
        tab.onUpdate = { [weak self] update in
            guard let self else { return }
            self.updates.append(update)
            guard let patched = self.mirror.applying(update.patches) else {
                Issue.record("a patch names a node that is not there: \(update.patches)")
                return
            }
            self.mirror = patched
            #expect(patched.isEqualTree(to: update.tree), "the patches do not make the new tree")
        }
    }

    // MARK: Looking

    /// Every text on display, in order.
    var texts: [String] {
        mirror.flattened.compactMap { if case .text(let text) = $0.element { text.string } else { nil } }
    }

    func shows(_ text: String) -> Bool { texts.contains(text) }

    func nodes(_ kind: RenderElement.Kind) -> [RenderNode] { mirror.flattened.filter { $0.element.kind == kind } }

    func node(_ kind: RenderElement.Kind) throws -> RenderNode { try #require(nodes(kind).first, "no \(kind)") }

    func control(_ label: String) -> RenderNode? {
        mirror.flattened.last { node in
            switch node.element {
            case .button, .link, .tapArea, .toggle, .picker, .menu: node.children.text == label
            case .textField(let field): field.title == label
            default: false
            }
        }
    }

    func field(_ title: String) throws -> TextFieldElement {
        guard case .textField(let field) = try #require(control(title)).element else {
            throw UnexpectedElement()
        }
        return field
    }

    func isOn(_ label: String) throws -> Bool {
        guard case .toggle(let toggle) = try #require(control(label)).element else { throw UnexpectedElement() }
        return toggle.isOn
    }

    var title: String? { tab.title }

    // MARK: Doing

    @discardableResult
    func send(_ event: ClientEvent) -> Bool {
        // The browser shows what was done to it at once. What it does not offer, it does not show.
        let before = mirror
        mirror = mirror.showing(event)
        let isAccepted = tab.receive(event)
        if !isAccepted { mirror = before }
        return isAccepted
    }

    @discardableResult
    func tap(_ label: String) -> Bool {
        guard let node = control(label) else { return false }
        return send(ClientEvent(.tap, on: node.id))
    }

    private var revisions: [NodeID: Int] = [:]

    @discardableResult
    func type(_ text: String, into title: String) -> Bool {
        guard let node = control(title) else { return false }
        let revision = revisions[node.id, default: 0] + 1
        revisions[node.id] = revision
        return send(ClientEvent(.input, on: node.id, value: .text(text, revision: revision)))
    }

    @discardableResult
    func switchOn(_ isOn: Bool, _ label: String) -> Bool {
        guard let node = control(label) else { return false }
        return send(ClientEvent(.toggle, on: node.id, value: .bool(isOn)))
    }

    @discardableResult
    func choose(_ index: Int, in label: String) -> Bool {
        guard let node = control(label) else { return false }
        return send(ClientEvent(.select, on: node.id, value: .index(index)))
    }

    @discardableResult
    func back() -> Bool {
        guard let node = nodes(.backButton).last else { return false }
        return send(ClientEvent(.back, on: node.id))
    }

    @discardableResult
    func dismiss() -> Bool {
        guard let node = mirror.children.last else { return false }
        return send(ClientEvent(.dismiss, on: node.id))
    }

    /// Lets tasks of the app run, and renders what they changed.
    func settle() async {
        for _ in 0..<20 { await Task.yield() }
        tab.flush()
    }

    /// Waits for something that a task of the app does, however long its turn takes to come.
    func until(_ condition: () -> Bool) async {
        while !condition(), !Task.isCancelled { await settle() }
    }
}

struct UnexpectedElement: Error {}

/// Takes the diagnostics of a page.
final class Warnings: Sendable {
    private let lines = Lines()

    private final class Lines: @unchecked Sendable {
        // Touched under the lock only.
        private let lock = NSLock()
        private var values: [String] = []

        func add(_ line: String) { lock.withLock { values.append(line) } }
        var all: [String] { lock.withLock { values } }
    }

    @Sendable func add(_ line: String) { lines.add(line) }
    var all: [String] { lines.all }
}
