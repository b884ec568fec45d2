extension View {
    /// Gives the view an identity: another id starts its state anew.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentityModifier(content: self, id: AnyHashable(id)) }

    /// Names the view in a picker.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        let tag = AnyHashable(tag)
        return OutputModifier(content: self) { output in
            for node in output.nodes { output.preferences.tags[node.id] = tag }
        }
    }
}

private struct IdentityModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    let id: AnyHashable

    static func _update(_ view: Self, in node: ViewNode) { node.child(.id(view.id), view.content) }
}
