import Auth0UniversalComponents
import SwiftUI

/// The theme of an imaginary brand: violet, with round buttons and tight fields.
enum BrandTheme {
    /// The brand's colour on the app's own pages.
    static let tint = Color(light: violet700, dark: violet300)

    static let theme = Auth0Theme(
        colors: DefaultAuth0ColorTokens(background: background, text: text, border: border),
        radius: DefaultAuth0RadiusTokens(small: 6, medium: 10, inputField: 10, button: 24, large: 16, pill: 24)
    )

    private static let background = DefaultAuth0BackgroundColorTokens(
        primary: tint,
        primarySubtle: Color(light: violet700.opacity(0.35), dark: violet300.opacity(0.5)),
        inverse: Color(light: night, dark: mist),
        accent: tint,
        layerTop: Color(light: .white, dark: rgb(0x3A, 0x2F, 0x57)),
        layerMedium: Color(light: rgb(0xFB, 0xFA, 0xFF), dark: rgb(0x2A, 0x21, 0x42)),
        layerBase: Color(light: rgb(0xF3, 0xF0, 0xFC), dark: rgb(0x15, 0x0F, 0x24))
    )

    private static let text = DefaultAuth0TextColorTokens(
        bold: Color(light: night, dark: mist),
        regular: Color(light: rgb(0x5A, 0x53, 0x70), dark: rgb(0xBF, 0xB6, 0xD8)),
        onPrimary: Color(light: .white, dark: night)
    )

    private static let border = DefaultAuth0BorderColorTokens(
        bold: Color(light: rgb(0x8B, 0x7F, 0xB8), dark: rgb(0x8E, 0x83, 0xB4)),
        regular: Color(light: rgb(0xD6, 0xCF, 0xEC), dark: rgb(0x4B, 0x3F, 0x6E)),
        subtle: Color(light: rgb(0xE7, 0xE2, 0xF6), dark: rgb(0x3A, 0x2F, 0x57))
    )

    private static let violet700 = rgb(0x5B, 0x21, 0xB6)
    private static let violet300 = rgb(0xC4, 0xB5, 0xFD)
    private static let night = rgb(0x24, 0x10, 0x4F)
    private static let mist = rgb(0xF5, 0xF3, 0xFF)

    private static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> Color {
        Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
    }
}
