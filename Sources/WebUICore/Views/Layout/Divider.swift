/// A line between parts.
public struct Divider: View {
    /// A divider has no body.
    public typealias Body = Never

    /// Makes the line.
    nonisolated public init() {}

    /// Shows the line.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) { node.content = .container(.divider) }
}
