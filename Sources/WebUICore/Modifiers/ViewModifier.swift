/// A change to a view that can be applied to any.
@MainActor
@preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View

    /// The view that is modified.
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view.
    @ViewBuilder func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier is applied to, as its `body(content:)` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    /// A view that is built in has no body.
    public typealias Body = Never

    let update: @MainActor (ViewNode) -> Void

    /// Shows the view.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) { view.update(node) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Takes the view and the modifier.
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    /// A view that is built in has no body.
    public typealias Body = Never

    /// Shows the modifier's body.
    ///
    /// The modifier has state of its own, as views have.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let content = view.content
        node.updateBody(of: view.modifier) {
            $0.body(content: _ViewModifier_Content { $0.child(.slot(.content), content) })
        }
    }
}

extension View {
    /// The view with a modifier.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// This modifier with another one behind it.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
