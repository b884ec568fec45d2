import WebUICore

/// What a node's markup depends on outside of the node.
struct Surroundings {
    /// The node above; nil for the window.
    var parent: RenderNode?
    /// Whether the node stands in a list, where sections are list items.
    var isInList = false
    /// Whether the page is loaded again: secrets stay out of it.
    var isReload = false

    /// The surroundings of the children of a node.
    func inside(_ node: RenderNode) -> Surroundings {
        var inner = self
        inner.parent = node
        switch node.element {
        case .list: inner.isInList = true
        // What a row or a layer holds starts anew.
        case .listRow, .sheet, .navigationStack: inner.isInList = false
        default: break
        }
        return inner
    }

    /// The kind of the node above.
    var parentKind: RenderElement.Kind? { parent?.element.kind }
}

/// The way from any node up to the window, made once for an update that needs it.
struct Ancestry {
    private var parents: [NodeID: RenderNode] = [:]

    init(of tree: RenderNode) {
        tree.visit { node in
            for child in node.children { parents[child.id] = node }
        }
    }

    func surroundings(of id: NodeID) -> Surroundings {
        var path: [RenderNode] = []
        var current = id
        while let parent = parents[current] {
            path.append(parent)
            current = parent.id
        }
        return path.reversed().reduce(Surroundings()) { $0.inside($1) }
    }
}
