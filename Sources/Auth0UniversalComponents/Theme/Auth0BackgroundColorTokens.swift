public import WebUI

/// The colours of areas.
public protocol Auth0BackgroundColorTokens: Sendable {
    /// The main button.
    var primary: Color { get }

    /// The main button while it is disabled.
    var primarySubtle: Color { get }

    /// An area that stands against the rest of the screen.
    var inverse: Color { get }

    /// What is selected or draws the eye.
    var accent: Color { get }

    /// What lies on top: cards, fields and dialogs.
    var layerTop: Color { get }

    /// What lies between the screen and a card.
    var layerMedium: Color { get }

    /// The screen.
    var layerBase: Color { get }

    /// A notice of an error.
    var error: Color { get }

    /// A quiet notice of an error.
    var errorSubtle: Color { get }

    /// A notice of success.
    var success: Color { get }

    /// A quiet notice of success.
    var successSubtle: Color { get }
}

/// The colours of areas in the default theme, which follow light and dark.
public struct DefaultAuth0BackgroundColorTokens: Auth0BackgroundColorTokens {
    /// The main button.
    public var primary: Color
    /// The main button while it is disabled.
    public var primarySubtle: Color
    /// An area that stands against the rest of the screen.
    public var inverse: Color
    /// What is selected or draws the eye.
    public var accent: Color
    /// What lies on top: cards, fields and dialogs.
    public var layerTop: Color
    /// What lies between the screen and a card.
    public var layerMedium: Color
    /// The screen.
    public var layerBase: Color
    /// A notice of an error.
    public var error: Color
    /// A quiet notice of an error.
    public var errorSubtle: Color
    /// A notice of success.
    public var success: Color
    /// A quiet notice of success.
    public var successSubtle: Color

    /// Takes the colours that differ from the default.
    public init(
        primary: Color = Color(light: Color(hex: 0x09090B), dark: Color(hex: 0xFAFAFA)),
        primarySubtle: Color = Color(
            light: Color(hex: 0x09090B, opacity: 0.35),
            dark: Color(hex: 0xFAFAFA, opacity: 0.5)
        ),
        inverse: Color = Color(light: Color(hex: 0x18181B), dark: Color(hex: 0xFAFAFA)),
        accent: Color = Color(light: Color(hex: 0x09090B), dark: Color(hex: 0xA7F3D0)),
        layerTop: Color = Color(light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x3F3F46)),
        layerMedium: Color = Color(light: Color(hex: 0xFCFCFC), dark: Color(hex: 0x27272A)),
        layerBase: Color = Color(light: Color(hex: 0xF4F4F5), dark: Color(hex: 0x09090B)),
        error: Color = Color(light: Color(hex: 0xFEE2E2), dark: Color(hex: 0xFDA4AF)),
        errorSubtle: Color = Color(light: Color(hex: 0xFEF2F2), dark: Color(hex: 0xBE123C)),
        success: Color = Color(light: Color(hex: 0xE6F7EA), dark: Color(hex: 0xA7F3D0)),
        successSubtle: Color = Color(light: Color(hex: 0xFAFEFB), dark: Color(hex: 0x059669))
    ) {
        self.primary = primary
        self.primarySubtle = primarySubtle
        self.inverse = inverse
        self.accent = accent
        self.layerTop = layerTop
        self.layerMedium = layerMedium
        self.layerBase = layerBase
        self.error = error
        self.errorSubtle = errorSubtle
        self.success = success
        self.successSubtle = successSubtle
    }
}
