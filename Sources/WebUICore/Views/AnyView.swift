/// A view of any type.
///
/// Another type is another identity.
public struct AnyView: View {
    /// A view that is built in has no body.
    public typealias Body = Never

    private let update: @MainActor (ViewNode) -> Void

    /// Takes a view.
    nonisolated public init<V: View>(_ view: V) {
        // A view value is read where it was made or moved to, and never shared.
        nonisolated(unsafe) let view = view
        update = { $0.child(.index(0), view) }
    }

    /// Takes a view.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }

    /// Shows the view.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) { view.update(node) }
}
