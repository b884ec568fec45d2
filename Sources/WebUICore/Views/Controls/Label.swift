/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
    /// A label has no body.
    public typealias Body = Never

    private let title: Title
    private let icon: Icon

    /// Takes the views of the title and of the icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Shows the label.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.child(.slot(.icon), view.icon)
        node.child(.slot(.title), view.title)
        let style = node.environment.labelStyle
        node.content = .custom { node in
            var output = Output()
            let icon = node.output(of: .icon)
            let title = node.output(of: .title)
            output.mergePreferences(of: icon)
            output.mergePreferences(of: title)
            let slots = [
                // The title says it all: the icon is not read out.
                node.slotNode(.icon, part: 1, icon.nodes.map(\.asDecoration)),
                node.slotNode(.title, part: 2, title.nodes),
            ]
            output.nodes = [RenderNode(id: node.id, .label(LabelElement(style: style)), children: slots)]
            return output
        }
    }
}

extension RenderNode {
    /// The node without the name that its image has by itself.
    var asDecoration: RenderNode {
        if case .image(var image) = element {
            image.isDecorative = true
            return with(element: .image(image))
        }
        return children.isEmpty ? self : with(children: children.map(\.asDecoration))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Takes text and the name of a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        title = Text(titleKey)
        icon = Image(systemName: name)
    }

    /// Takes text and the name of a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(title)
        icon = Image(systemName: name)
    }
}
