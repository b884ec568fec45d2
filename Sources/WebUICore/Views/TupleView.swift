/// Several views, one after the other.
public struct TupleView<each Content: View>: View {
    /// A view that is built in has no body.
    public typealias Body = Never

    /// `nonisolated(unsafe)`: a view value is read where it was made or moved to, and never shared.
    nonisolated(unsafe) private let value: (repeat each Content)

    nonisolated init(_ value: repeat each Content) { self.value = (repeat each value) }

    /// Shows each view.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        _fill(node, with: view, environment: node.environment)
    }

    /// Makes a child of each view: a tuple in a container needs no node of its own.
    @_documentation(visibility: internal)
    public static func _fill(_ container: ViewNode, with view: Self, environment: EnvironmentValues) {
        var index = 0
        for child in repeat each view.value {
            container.child(.index(index), child, environment: environment)
            index += 1
        }
    }
}
