/// A part of a list, with a heading and a footnote.
public struct Section<Parent: View, Content: View, Footer: View>: View {
    /// A section has no body.
    public typealias Body = Never

    private let header: Parent
    private let content: Content
    private let footer: Footer

    /// Takes the views, those of the heading and those of the footnote.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    /// Shows the section.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let outside = node.environment.outsideList
        if Parent.self != EmptyView.self { node.child(.slot(.header), view.header, environment: outside) }
        node.child(.slot(.content), view.content)
        if Footer.self != EmptyView.self { node.child(.slot(.footer), view.footer, environment: outside) }
        node.content = .custom { node in
            let header = node.output(of: .header)
            var output = node.output(of: .content)
            let footer = node.output(of: .footer)
            let rows = node.environment.isInList ? node.rows(around: output) : output.nodes
            let slots = [
                node.slotNode(.header, part: 1, header.nodes), node.slotNode(.content, part: 2, rows),
                node.slotNode(.footer, part: 3, footer.nodes),
            ]
            output.nodes = [RenderNode(id: node.id, .section, children: slots)]
            output.mergePreferences(of: header)
            output.mergePreferences(of: footer)
            return output
        }
    }
}

extension Section {
    /// Takes the heading, the footnote and the views.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.header = header
        self.content = content()
        self.footer = footer
    }
}

extension Section where Footer == EmptyView {
    /// Takes the heading and the views.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content)
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Takes the views.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) {
            EmptyView()
        } footer: {
            EmptyView()
        }
    }
}

extension Section where Footer == EmptyView {
    /// Takes the views and those of the heading.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(content: content, header: header) { EmptyView() }
    }
}

extension Section where Parent == EmptyView {
    /// Takes the views and those of the footnote.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Takes the heading's text and the views.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Takes the heading's text and the views.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
