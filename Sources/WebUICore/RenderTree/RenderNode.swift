/// One node of what is on display: typed, free of HTML and CSS, and immutable.
///
/// A subtree that did not change between two frames is the same object, so the diff prunes on `===`.
package final class RenderNode: Sendable {
    package let id: NodeID
    package let element: RenderElement
    package let children: [RenderNode]
    package let attributes: NodeAttributes
    /// The axes in which the node takes all the space that it is offered.
    ///
    /// A box layout cannot infer it: a row with a spacer in it fills its width, one without does not.
    package let greedy: Axis.Set

    package init(
        id: NodeID,
        _ element: RenderElement,
        attributes: NodeAttributes = NodeAttributes(),
        children: [RenderNode] = []
    ) {
        self.id = id
        self.element = element
        self.attributes = attributes
        self.children = children
        greedy = element.greedyAxes(around: children)
    }

    /// The events that the node takes, none where it is disabled.
    package var events: EventSet { attributes.events }

    /// Whether the node's content is a secret: kept out of every log and of a page that is loaded again.
    package var isSensitive: Bool { attributes.isSensitive }

    /// Whether an update can turn one node into the other: the same identity and the same kind.
    package func isSameNode(as other: RenderNode) -> Bool {
        id == other.id && element.kind == other.element.kind
    }

    /// Whether the two nodes show the same, their children left aside.
    package func showsSame(as other: RenderNode) -> Bool {
        greedy == other.greedy && attributes == other.attributes && element == other.element
    }
}

extension RenderNode {
    /// The node and everything in it, parents first.
    package var flattened: [RenderNode] {
        var result: [RenderNode] = []
        visit { result.append($0) }
        return result
    }

    package func visit(_ body: (RenderNode) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// The first node, parents first, that meets a condition.
    package func first(where condition: (RenderNode) -> Bool) -> RenderNode? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }

    package func node(_ id: NodeID) -> RenderNode? { first { $0.id == id } }

    /// The named group among the children, if there is one.
    package func slot(_ name: SlotName) -> RenderNode? {
        children.first { $0.element == .slot(name) }
    }

    /// A copy with some of its parts changed.
    package func with(
        element: RenderElement? = nil,
        attributes: NodeAttributes? = nil,
        children: [RenderNode]? = nil
    ) -> RenderNode {
        RenderNode(
            id: id,
            element ?? self.element,
            attributes: attributes ?? self.attributes,
            children: children ?? self.children
        )
    }

    /// A copy of the tree in which one node is changed.
    ///
    /// Only the nodes above it are made anew.
    package func replacing(_ id: NodeID, _ change: (RenderNode) -> RenderNode) -> RenderNode? {
        if self.id == id { return change(self) }
        for (index, child) in children.enumerated() {
            if let changed = child.replacing(id, change) {
                var children = children
                children[index] = changed
                return with(children: children)
            }
        }
        return nil
    }
}
