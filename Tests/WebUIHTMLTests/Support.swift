import Testing
import WebUICore
import WebUIHTML

func node(
    _ id: Int,
    _ element: RenderElement,
    _ children: [RenderNode] = [],
    _ change: (inout NodeAttributes) -> Void = { _ in }
) -> RenderNode {
    var attributes = NodeAttributes()
    change(&attributes)
    return RenderNode(id: NodeID(id), element, attributes: attributes, children: children)
}

func text(_ id: Int, _ string: String) -> RenderNode {
    node(id, .text(TextElement(runs: [TextRun(string)])))
}

/// Expects the markup of a node, and the rules that it needs.
func expectHTML(
    _ node: RenderNode,
    _ html: String,
    rules: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var renderer = HTMLRenderer()
    let page = renderer.page(node)
    #expect(page.body == html, sourceLocation: sourceLocation)
    #expect(page.rules == rules, sourceLocation: sourceLocation)
}

/// Expects the operations that bring a page from one tree to another.
func expectOperations(
    from old: RenderNode,
    to new: RenderNode,
    _ operations: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var renderer = HTMLRenderer()
    _ = renderer.page(old)
    let update = TabUpdate(
        patches: old.patches(to: new),
        tree: new,
        navigationDepth: 0,
        title: nil,
        commands: [],
        animation: nil
    )
    #expect(renderer.operations(for: update) == operations, sourceLocation: sourceLocation)
}
