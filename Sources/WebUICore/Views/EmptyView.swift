/// A view that shows nothing.
public struct EmptyView: View {
    /// A view that is built in has no body.
    public typealias Body = Never

    /// Makes the view.
    nonisolated public init() {}

    /// Shows nothing.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {}
}
