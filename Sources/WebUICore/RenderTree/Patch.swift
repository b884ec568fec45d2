/// One step from the tree on display to the next one.
///
/// Patches apply in order.
package enum Patch: Sendable {
    /// Puts a subtree in the place of a node.
    case replace(NodeID, with: RenderNode)
    /// The same node with other properties. Its children are patched by patches of their own.
    case update(RenderNode, from: RenderNode)
    /// Puts a subtree in front of a child, or last.
    case insert(RenderNode, into: NodeID, before: NodeID?)
    case remove(NodeID)
    /// Puts a child in front of another child of the same parent, or last.
    case move(NodeID, within: NodeID, before: NodeID?)
}
