/// Makes one content of the items in a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Takes an item.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Passes a single item on.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Makes one content of several items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> { TupleToolbarContent(repeat each content) }

    /// Makes the content of an `if` without an `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Makes the content of the first branch.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> ConditionalToolbarContent<TrueContent, FalseContent> { .first(first) }

    /// Makes the content of the second branch.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> ConditionalToolbarContent<TrueContent, FalseContent> { .second(second) }
}

/// Several items, one after the other.
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    /// Such content has no body.
    public typealias Body = Never

    /// `nonisolated(unsafe)`: a content value is read where it was made or moved to, and never shared.
    nonisolated(unsafe) private let value: (repeat each Content)

    nonisolated init(_ value: repeat each Content) { self.value = (repeat each value) }

    /// Shows each item.
    @_documentation(visibility: internal)
    public static func _updateToolbar(_ content: Self, in node: ViewNode) {
        var index = 0
        for item in repeat each content.value {
            node.child(.index(index), ToolbarContentView(content: item))
            index += 1
        }
    }
}

/// One of two contents.
public enum ConditionalToolbarContent<TrueContent: ToolbarContent, FalseContent: ToolbarContent>: ToolbarContent {
    /// Such content has no body.
    public typealias Body = Never

    /// The first branch.
    case first(TrueContent)
    /// The second branch.
    case second(FalseContent)

    /// Shows the branch that was taken.
    @_documentation(visibility: internal)
    public static func _updateToolbar(_ content: Self, in node: ViewNode) {
        switch content {
        case .first(let item): node.child(.branch(true), ToolbarContentView(content: item))
        case .second(let item): node.child(.branch(false), ToolbarContentView(content: item))
        }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// Shows the content, if there is one.
    @_documentation(visibility: internal)
    public static func _updateToolbar(_ content: Self, in node: ViewNode) {
        if let item = content { node.child(.branch(true), ToolbarContentView(content: item)) }
    }
}
