/// A view for each element, told apart by id: state, focus and place follow the element when it moves.
///
/// Two elements with one id are a mistake. They are shown, told apart by their order, and a warning says so.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID

    init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
    }
}

// The conformance itself is conditional: a hook in a constrained extension would not become the witness.
extension ForEach: View where Content: View {
    /// A view that is built in has no body.
    public typealias Body = Never

    /// Shows the elements.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let rows = node.track { view.data.map { (id: AnyHashable(view.id($0)), content: view.content($0)) } }
        var counts: [AnyHashable: Int] = [:]
        counts.reserveCapacity(rows.count)
        for row in rows {
            let count = counts[row.id, default: 0]
            counts[row.id] = count + 1
            if count > 0 {
                node.graph.warn(
                    "ForEach over \(Data.self) has elements with the same id. Give each element an id of its own."
                )
            }
            node.child(count == 0 ? .id(row.id) : .duplicate(row.id, count), row.content)
        }
        if node.environment.collectsTags { tagElements(of: node, with: rows.map(\.id)) }
    }

    /// In a picker the id of an element is its tag, unless it has one.
    @MainActor
    private static func tagElements(of node: ViewNode, with ids: [AnyHashable]) {
        node.extras.mapOutput = { [weak node] output in
            guard let node else { return }
            for (child, id) in zip(node.children, ids) {
                for shown in child.output.nodes where output.preferences.tags[shown.id] == nil {
                    output.preferences.tags[shown.id] = id
                }
            }
        }
    }
}

extension ForEach where Content: View {
    /// Takes elements and the key path of their ids.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content) { $0[keyPath: id] } }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Takes elements with ids.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Takes a range that stays the same.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { $0 }
    }
}
