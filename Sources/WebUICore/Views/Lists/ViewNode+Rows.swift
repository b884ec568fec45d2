extension ViewNode {
    func updateList<Content: View>(_ content: Content, style: ListElement.Style) {
        takeRefresh()
        var environment = environment
        environment.refresh = nil
        environment.isInList = true
        Content._fill(self, with: content, environment: environment)
        self.content = .custom { node in
            var output = node.childOutput
            let element = RenderElement.list(ListElement(style: style))
            let rows = node.rows(around: output)
            output.preferences.rows = [:]
            output.nodes = [
                RenderNode(id: node.id, element, attributes: node.attributes(of: element), children: rows)
            ]
            return output
        }
    }

    /// A row around each view; a section has rows of its own.
    ///
    /// The row around a view that did not change is the same object as before, so that the diff skips it.
    func rows(around output: Output) -> [RenderNode] {
        let memory = extras.memory { RowMemory() }
        let traits = output.preferences.rows
        var rows: [NodeID: RenderNode] = [:]
        rows.reserveCapacity(output.nodes.count)
        let result = output.nodes.map { node -> RenderNode in
            if node.element == .section { return node }
            let element = RenderElement.listRow(traits[node.id] ?? ListRowElement())
            if let known = memory.rows[node.id], known.children.first === node, known.element == element {
                rows[node.id] = known
                return known
            }
            let row = RenderNode(id: node.id.row, element, children: [node])
            rows[node.id] = row
            return row
        }
        memory.rows = rows
        return result
    }
}

@MainActor
private final class RowMemory {
    var rows: [NodeID: RenderNode] = [:]
}
