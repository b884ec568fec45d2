/// Rows below each other.
public struct List<Content: View>: View {
    /// A list has no body.
    public typealias Body = Never

    private let content: Content

    /// Takes the views of the rows and sections.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Shows the rows.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.updateList(view.content, style: node.environment.listStyle)
    }
}

extension List {
    /// Takes elements with ids, and makes a row of each.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    /// Takes elements and the key path of their ids, and makes a row of each.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> { content = ForEach(data, id: id, content: rowContent) }

    /// Takes a range that stays the same, and makes a row of each number.
    public init<RowContent: View>(
        _ data: Range<Int>,
        @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> { content = ForEach(data, content: rowContent) }
}

/// Labelled controls below each other.
public struct Form<Content: View>: View {
    /// A form has no body.
    public typealias Body = Never

    private let content: Content

    /// Takes the views of the controls and sections.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Shows the controls.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) { node.updateList(view.content, style: .form) }
}

extension ViewNode {
    fileprivate func updateList<Content: View>(_ content: Content, style: ListElement.Style) {
        takeRefresh()
        var environment = environment
        environment.refresh = nil
        environment.isInList = true
        child(.slot(.content), content, environment: environment)
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
