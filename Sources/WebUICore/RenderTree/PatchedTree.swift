extension RenderNode {
    /// The tree after some patches, as a renderer would have it.
    ///
    /// Nil where a patch names a node that is not there.
    ///
    /// Renderers keep trees of their own; this one states what the patches mean, and the tests hold the diff to it.
    package func applying(_ patches: [Patch]) -> RenderNode? {
        let mutable = MutableTree(self)
        for patch in patches {
            guard mutable.apply(patch) else { return nil }
        }
        return mutable.root.frozen
    }
}

private final class MutableNode {
    let id: NodeID
    var node: RenderNode
    var children: [MutableNode]
    weak var parent: MutableNode?

    init(_ node: RenderNode) {
        id = node.id
        self.node = node
        children = node.children.map(MutableNode.init)
        for child in children { child.parent = self }
    }

    var frozen: RenderNode { node.with(children: children.map(\.frozen)) }
}

private final class MutableTree {
    var root: MutableNode
    private var nodes: [NodeID: MutableNode] = [:]

    init(_ tree: RenderNode) {
        root = MutableNode(tree)
        register(root)
    }

    func apply(_ patch: Patch) -> Bool {
        switch patch {
        case .update(let node, from: let old):
            guard old.id == node.id, let target = nodes[node.id] else { return false }
            target.node = node
            return true
        case .replace(let id, with: let node):
            return replace(id, with: node)
        case .insert(let node, into: let parent, before: let anchor):
            let new = MutableNode(node)
            guard place(new, into: parent, before: anchor) else { return false }
            register(new)
            return true
        case .remove(let id):
            return detach(id).map(unregister) != nil
        case .move(let id, within: let parent, before: let anchor):
            guard nodes[id]?.parent?.id == parent, let node = detach(id) else { return false }
            return place(node, into: parent, before: anchor)
        }
    }

    private func replace(_ id: NodeID, with node: RenderNode) -> Bool {
        guard let old = nodes[id] else { return false }
        let new = MutableNode(node)
        if let parent = old.parent {
            guard let index = parent.children.firstIndex(where: { $0 === old }) else { return false }
            parent.children[index] = new
            new.parent = parent
        } else {
            root = new
        }
        unregister(old)
        register(new)
        return true
    }

    private func place(_ node: MutableNode, into parentID: NodeID, before anchor: NodeID?) -> Bool {
        guard let parent = nodes[parentID] else { return false }
        var index = parent.children.endIndex
        if let anchor {
            guard let found = parent.children.firstIndex(where: { $0.id == anchor }) else { return false }
            index = found
        }
        parent.children.insert(node, at: index)
        node.parent = parent
        return true
    }

    private func detach(_ id: NodeID) -> MutableNode? {
        guard let node = nodes[id], let parent = node.parent else { return nil }
        parent.children.removeAll { $0 === node }
        node.parent = nil
        return node
    }

    private func register(_ node: MutableNode) {
        nodes[node.id] = node
        for child in node.children { register(child) }
    }

    private func unregister(_ node: MutableNode) {
        nodes[node.id] = nil
        for child in node.children { unregister(child) }
    }
}
