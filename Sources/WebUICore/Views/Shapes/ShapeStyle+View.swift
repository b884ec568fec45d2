extension Color: View {
    /// A colour has no body.
    public typealias Body = Never

    /// Fills the space with the colour.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.content = .container(Rectangle().element(fill: view._resolve(in: node.environment).paint))
    }
}

extension LinearGradient: View {
    /// A gradient has no body.
    public typealias Body = Never

    /// Fills the space with the gradient.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.content = .container(Rectangle().element(fill: view._resolve(in: node.environment).paint))
    }
}
