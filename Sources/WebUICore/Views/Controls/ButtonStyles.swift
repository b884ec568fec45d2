/// The style of the place.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static var _builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(style: .automatic) }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static var _builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(style: .plain) }
}

/// Coloured text without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static var _builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(style: .borderless) }
}

/// A light background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static var _builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(style: .bordered) }
}

/// A background in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Draws a button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static var _builtIn: BuiltInButtonStyle? { BuiltInButtonStyle(style: .borderedProminent) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The style of the place.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label alone.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// Coloured text without a border.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A light background.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A background in the tint.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
