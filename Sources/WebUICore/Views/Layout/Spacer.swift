public import Foundation

/// Space that grows along the axis of its stack.
public struct Spacer: View {
    /// A spacer has no body.
    public typealias Body = Never

    /// The least length in points.
    public var minLength: CGFloat?

    /// Takes the least length in points.
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Shows the space.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.content = .container(.spacer(minLength: view.minLength))
    }
}
