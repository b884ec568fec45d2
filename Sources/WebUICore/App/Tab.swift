/// One browser tab: one live scene graph, and the tree that the tab shows.
///
/// See `docs/webui-architecture.md`.
@MainActor
package final class Tab {
    package private(set) var tree: RenderNode
    package private(set) var navigationDepth = 0
    package private(set) var title: String?
    package var onUpdate: ((TabUpdate) -> Void)?

    init(tree: RenderNode) { self.tree = tree }
}
