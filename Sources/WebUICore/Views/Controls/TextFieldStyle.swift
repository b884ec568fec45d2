/// How text fields look.
///
/// The styles are those of the library.
public protocol TextFieldStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    static var _kind: TextFieldStyleKind { get }
}

/// A style that the renderer draws.
@_documentation(visibility: internal)
public struct TextFieldStyleKind: Sendable {
    let style: TextFieldElement.Style
}

/// The style of the place.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = TextFieldStyleKind(style: .automatic)
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = TextFieldStyleKind(style: .plain)
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = TextFieldStyleKind(style: .roundedBorder)
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style of the place.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
