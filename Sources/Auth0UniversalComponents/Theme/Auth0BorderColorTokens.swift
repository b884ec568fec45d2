public import WebUI

/// The colours of lines and shadows.
public protocol Auth0BorderColorTokens: Sendable {
    /// A line that stands out, such as the edge of a button beside the main one.
    var bold: Color { get }

    /// The edge of a card.
    var regular: Color { get }

    /// A line between rows.
    var subtle: Color { get }

    /// The shadow under a card.
    var shadow: Color { get }
}

/// The colours of lines and shadows in the default theme, which follow light and dark.
public struct DefaultAuth0BorderColorTokens: Auth0BorderColorTokens {
    /// A line that stands out, such as the edge of a button beside the main one.
    public var bold: Color
    /// The edge of a card.
    public var regular: Color
    /// A line between rows.
    public var subtle: Color
    /// The shadow under a card.
    public var shadow: Color

    /// Takes the colours that differ from the default.
    public init(
        bold: Color = Color(light: Color(hex: 0xA1A1AA), dark: Color(hex: 0x71717A)),
        regular: Color = Color(light: Color(hex: 0xD9D9D9), dark: Color(hex: 0x3F3F46)),
        subtle: Color = Color(light: Color(hex: 0xE4E4E7), dark: Color(hex: 0xD4D4D4, opacity: 0)),
        shadow: Color = Color(light: Color(hex: 0xCECECE, opacity: 0.5), dark: Color(hex: 0x3F3F46))
    ) {
        self.bold = bold
        self.regular = regular
        self.subtle = subtle
        self.shadow = shadow
    }
}
