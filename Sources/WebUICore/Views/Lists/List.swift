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
