import Foundation

/// A colour, fixed or one that follows the light or dark appearance.
public struct Color: Hashable, Sendable {
    /// The colour spaces that components can be given in.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The standard RGB space with gamma correction.
        case sRGB
        /// The Display P3 space.
        case displayP3
    }

    /// A colour that the renderer resolves for the appearance on display.
    package enum System: String, Hashable, Sendable, CaseIterable {
        case red
        case orange
        case yellow
        case green
        case mint
        case teal
        case cyan
        case blue
        case indigo
        case purple
        case pink
        case brown
        case gray
        case accent
        case primary
        case secondary
        case tertiary
        case quaternary
        case background
        case secondaryBackground
        case separator
    }

    package enum Storage: Hashable, Sendable {
        case components(RGBColorSpace, red: Double, green: Double, blue: Double)
        case system(System)
        /// Two colours, of which the renderer shows the one for the appearance; neither is a pair itself.
        indirect case pair(light: Color, dark: Color)
    }

    package let storage: Storage
    /// From 0, which is clear, to 1, which is opaque.
    package var alpha: Double

    package init(_ system: System, alpha: Double = 1) {
        storage = .system(system)
        self.alpha = alpha
    }

    /// Makes a colour of two, for light and for dark.
    package init(inLight light: Color, inDark dark: Color) {
        storage = .pair(light: light.inLight, dark: dark.inDark)
        alpha = 1
    }

    /// Makes a colour from red, green and blue parts between 0 and 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) {
        storage = .components(colorSpace, red: red, green: green, blue: blue)
        alpha = opacity
    }

    /// Makes a grey between 0, black, and 1, white.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a colour from hue, saturation and brightness between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// The same colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= opacity
        return copy
    }

    /// What the colour is in the light appearance.
    package var inLight: Color {
        guard case .pair(let light, _) = storage else { return self }
        return light.opacity(alpha)
    }

    /// What the colour is in the dark appearance.
    package var inDark: Color {
        guard case .pair(_, let dark) = storage else { return self }
        return dark.opacity(alpha)
    }
}

extension Color {
    /// The system's red.
    public static let red = Color(.red)
    /// The system's orange.
    public static let orange = Color(.orange)
    /// The system's yellow.
    public static let yellow = Color(.yellow)
    /// The system's green.
    public static let green = Color(.green)
    /// The system's mint.
    public static let mint = Color(.mint)
    /// The system's teal.
    public static let teal = Color(.teal)
    /// The system's cyan.
    public static let cyan = Color(.cyan)
    /// The system's blue.
    public static let blue = Color(.blue)
    /// The system's indigo.
    public static let indigo = Color(.indigo)
    /// The system's purple.
    public static let purple = Color(.purple)
    /// The system's pink.
    public static let pink = Color(.pink)
    /// The system's brown.
    public static let brown = Color(.brown)
    /// White in both appearances.
    public static let white = Color(white: 1)
    /// The system's grey.
    public static let gray = Color(.gray)
    /// Black in both appearances.
    public static let black = Color(white: 0)
    /// A colour that shows nothing.
    public static let clear = Color(white: 0, opacity: 0)
    /// The colour of main content.
    public static let primary = Color(.primary)
    /// The colour of supporting content.
    public static let secondary = Color(.secondary)
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    /// The app's accent.
    public static let accentColor = Color(.accent)
}
