import Foundation
package import WebUICore
import WebUIHTML

/// A tab without a browser: it finds controls by what they say and uses them, as a person would.
@MainActor
package final class Screen {
    package let tab: Tab
    private var revisions: [NodeID: Int] = [:]

    package init<Content: View>(traits: ClientTraits = ClientTraits(), @ViewBuilder _ root: () -> Content) {
        tab = Tab(environment: HostEnvironment(warn: { _ in }), traits: traits, root: root())
    }

    // MARK: Looking

    /// What lies on top: a sheet or an alert where there is one, else everything.
    package var top: RenderNode {
        tab.tree.children.last { [.sheet, .alert].contains($0.element.kind) } ?? tab.tree
    }

    /// Every text on top, in order.
    package var texts: [String] { Self.texts(in: top) }

    package func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

    package var title: String? { tab.title }

    /// The page as a browser gets it.
    package var html: String {
        var renderer = HTMLRenderer()
        let page = renderer.page(tab.tree)
        return page.rules + page.body
    }

    /// The control that says so, or has it for its name.
    package func control(_ label: String) -> RenderNode? {
        top.flattened.last { node in
            guard !node.events.isEmpty else { return false }
            if let name = node.attributes.accessibility?.label { return name == label }
            if case .textField(let field) = node.element { return field.title == label }
            return Self.texts(in: node).joined(separator: " ") == label
        }
    }

    private static func texts(in node: RenderNode) -> [String] {
        node.flattened.compactMap { node in
            switch node.element {
            case .text(let text): text.string
            case .navigationBar(let bar): bar.title
            default: nil
            }
        }
    }

    // MARK: Doing

    @discardableResult
    package func tap(_ label: String) -> Bool {
        guard let node = control(label) else { return false }
        return tab.receive(ClientEvent(.tap, on: node.id))
    }

    @discardableResult
    package func type(_ text: String, into label: String) -> Bool {
        guard let node = control(label) else { return false }
        let revision = revisions[node.id, default: 0] + 1
        revisions[node.id] = revision
        return tab.receive(ClientEvent(.input, on: node.id, value: .text(text, revision: revision)))
    }

    @discardableResult
    package func switchOn(_ label: String) -> Bool {
        guard let node = control(label) else { return false }
        return tab.receive(ClientEvent(.toggle, on: node.id, value: .bool(true)))
    }

    /// Uses the bar's button.
    @discardableResult
    package func back() -> Bool {
        guard let node = top.flattened.last(where: { $0.element.kind == .backButton }) else { return false }
        return tab.receive(ClientEvent(.back, on: node.id))
    }

    /// Waits for something that a task of the app does, however long its turn takes to come.
    package func until(_ condition: @MainActor () -> Bool) async {
        while !condition(), !Task.isCancelled {
            await Task.yield()
            tab.flush()
        }
    }

    /// Waits for a text.
    package func sees(_ text: String) async { await until { shows(text) } }
}
