/// How pickers look.
///
/// The styles are those of the library.
public protocol PickerStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    static var _kind: PickerStyleKind { get }
}

/// A style that the renderer draws.
@_documentation(visibility: internal)
public struct PickerStyleKind: Sendable {
    let style: PickerElement.Style
}

/// The style of the place.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = PickerStyleKind(style: .automatic)
}

/// A menu.
public struct MenuPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = PickerStyleKind(style: .menu)
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = PickerStyleKind(style: .segmented)
}

/// Options below each other.
public struct InlinePickerStyle: PickerStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = PickerStyleKind(style: .inline)
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style of the place.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments beside each other.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// Options below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
