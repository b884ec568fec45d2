extension ViewNode {
    func updateList<Content: View>(_ content: Content, style: ListElement.Style) {
        takeRefresh()
        Content._fill(self, with: content, environment: environment.inList)
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
        let isInPlace = output.nodes.elementsEqual(memory.rows) { $0.isContent(of: $1) }
        let known = isInPlace ? [:] : Dictionary(memory.rows.map { ($0.id, $0) }) { $1 }
        memory.rows = output.nodes.enumerated().map { place, node in
            if node.element == .section { return node }
            let element = traits[node.id].map { RenderElement.listRow($0) } ?? .plainRow
            let old = isInPlace ? memory.rows[place] : known[node.id.row]
            if let old, node.isContent(of: old), old.element == element { return old }
            return RenderNode(id: node.id.row, element, children: [node])
        }
        return memory.rows
    }
}

extension RenderNode {
    fileprivate func isContent(of row: RenderNode) -> Bool { row.children.first === self }
}

/// The rows of the last output, which are also the children of an element: one array for both.
@MainActor
private final class RowMemory {
    var rows: [RenderNode] = []
}
