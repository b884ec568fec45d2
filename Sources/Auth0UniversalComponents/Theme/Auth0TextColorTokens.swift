public import WebUI

/// The colours of text and symbols.
public protocol Auth0TextColorTokens: Sendable {
    /// Titles and running text on a layer.
    var bold: Color { get }

    /// Explanations on a layer.
    var regular: Color { get }

    /// What cannot be used.
    var disabled: Color { get }

    /// Text on the main button.
    var onPrimary: Color { get }

    /// Text that tells of success.
    var onSuccess: Color { get }

    /// Text that tells of an error.
    var onError: Color { get }
}

/// The colours of text and symbols in the default theme, which follow light and dark.
public struct DefaultAuth0TextColorTokens: Auth0TextColorTokens {
    /// Titles and running text on a layer.
    public var bold: Color
    /// Explanations on a layer.
    public var regular: Color
    /// What cannot be used.
    public var disabled: Color
    /// Text on the main button.
    public var onPrimary: Color
    /// Text that tells of success.
    public var onSuccess: Color
    /// Text that tells of an error.
    public var onError: Color

    /// Takes the colours that differ from the default.
    public init(
        bold: Color = Color(light: Color(hex: 0x1F1F1F), dark: Color(hex: 0xFAFAFA)),
        regular: Color = Color(light: Color(hex: 0x636363), dark: Color(hex: 0xA1A1AA)),
        disabled: Color = Color(light: Color(hex: 0x8E8E8E), dark: Color(hex: 0x52525B)),
        onPrimary: Color = Color(light: Color(hex: 0xF0F0F0), dark: Color(hex: 0x18181B)),
        onSuccess: Color = Color(light: Color(hex: 0x6EE7B7), dark: Color(hex: 0xA7F3D0)),
        onError: Color = Color(light: Color(hex: 0x991B1B), dark: Color(hex: 0xFFCFC5))
    ) {
        self.bold = bold
        self.regular = regular
        self.disabled = disabled
        self.onPrimary = onPrimary
        self.onSuccess = onSuccess
        self.onError = onError
    }
}
