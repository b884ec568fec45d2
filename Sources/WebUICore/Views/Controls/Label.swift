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

/// How labels look.
///
/// The styles are those of the library.
@_documentation(visibility: internal)
public struct LabelStyleKind: Hashable, Sendable {
    let style: LabelElement.Style
}

/// How labels look.
///
/// The styles are those of the library.
public protocol LabelStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    static var _kind: LabelStyleKind { get }
}

/// The style of the place.
public struct DefaultLabelStyle: LabelStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = LabelStyleKind(style: .titleAndIcon)
}

/// Icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = LabelStyleKind(style: .titleAndIcon)
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = LabelStyleKind(style: .titleOnly)
}

/// The icon alone; the title is read out.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = LabelStyleKind(style: .iconOnly)
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style of the place.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone; the title is read out.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleEnvironmentKey: EnvironmentKey {
    static let defaultValue = LabelElement.Style.titleAndIcon
}

extension EnvironmentValues {
    var labelStyle: LabelElement.Style {
        get { self[LabelStyleEnvironmentKey.self] }
        set { self[LabelStyleEnvironmentKey.self] = newValue }
    }
}

extension View {
    /// How labels in the view look.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environmentChange { $0.labelStyle = S._kind.style }
    }
}
