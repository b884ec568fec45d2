/// One of two views.
///
/// Each branch is an identity of its own.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
    /// A view that is built in has no body.
    public typealias Body = Never

    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    /// `nonisolated(unsafe)`: a view value is read where it was made or moved to, and never shared.
    nonisolated(unsafe) private let storage: Storage

    nonisolated init(_ storage: Storage) { self.storage = storage }

    /// Shows the branch that was taken.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        switch view.storage {
        case .first(let content): node.child(.branch(true), content)
        case .second(let content): node.child(.branch(false), content)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// A view that is built in has no body.
    public typealias Body = Never

    /// Shows the view, if there is one.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        if let content = view { node.child(.branch(true), content) }
    }
}
