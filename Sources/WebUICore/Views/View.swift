/// A part of an app's interface.
///
/// The names and rules are SwiftUI's; `docs/swiftui-subset.md` lists what there is of it.
@MainActor
@preconcurrency
public protocol View {
    /// The type of the view's body.
    associatedtype Body: View

    /// What the view shows.
    @ViewBuilder var body: Self.Body { get }

    /// How the view becomes part of the graph. Views of an app keep the default, which reads `body`.
    @_documentation(visibility: internal)
    static func _update(_ view: Self, in node: ViewNode)

    /// How the view becomes the content of a container. Views of an app keep the default, which makes one child.
    @_documentation(visibility: internal)
    static func _fill(_ container: ViewNode, with view: Self, environment: EnvironmentValues)
}

extension View {
    /// Shows the view's body.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) { node.updateBody(of: view) { $0.body } }

    /// Makes one child of the view.
    @_documentation(visibility: internal)
    public static func _fill(_ container: ViewNode, with view: Self, environment: EnvironmentValues) {
        container.child(.slot(.content), view, environment: environment)
    }
}

extension Never: View {
    /// There is no such value, so it has no body.
    public typealias Body = Never

    /// There is no such value.
    public var body: Never { self }
}

/// A view that enters the graph by itself and has no body.
@MainActor
@preconcurrency
protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
    /// A view that is built in has no body.
    public var body: Never { Misuse.stop("\(Self.self) has no body.") }
}
