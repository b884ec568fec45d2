public import Foundation

/// Views below each other.
public struct VStack<Content: View>: View {
    /// A stack has no body.
    public typealias Body = Never

    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Takes the alignment, the distance in points and the views.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Shows the views.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.content = .container(.stack(StackElement(.vertical(view.alignment), spacing: view.spacing)))
        Content._fill(node, with: view.content, environment: node.environment)
    }
}

/// Views beside each other.
public struct HStack<Content: View>: View {
    /// A stack has no body.
    public typealias Body = Never

    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Takes the alignment, the distance in points and the views.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Shows the views.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.content = .container(.stack(StackElement(.horizontal(view.alignment), spacing: view.spacing)))
        Content._fill(node, with: view.content, environment: node.environment)
    }
}

/// Views on top of each other, the last one on top.
public struct ZStack<Content: View>: View {
    /// A stack has no body.
    public typealias Body = Never

    private let alignment: Alignment
    private let content: Content

    /// Takes the alignment and the views.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Shows the views.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.content = .container(.zStack(view.alignment))
        Content._fill(node, with: view.content, environment: node.environment)
    }
}
