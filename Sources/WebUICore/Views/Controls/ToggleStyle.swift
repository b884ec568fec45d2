/// How toggles look.
///
/// The styles are those of the library.
public protocol ToggleStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    static var _kind: ToggleStyleKind { get }
}

/// A style that the renderer draws.
@_documentation(visibility: internal)
public struct ToggleStyleKind: Sendable {
    let style: ToggleElement.Style
}

/// The style of the place.
public struct DefaultToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ToggleStyleKind(style: .automatic)
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ToggleStyleKind(style: .switch)
}

/// A box with a tick.
public struct CheckboxToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ToggleStyleKind(style: .checkbox)
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ToggleStyleKind(style: .button)
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style of the place.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
