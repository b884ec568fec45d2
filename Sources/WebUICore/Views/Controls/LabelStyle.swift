/// A style that the renderer draws.
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
