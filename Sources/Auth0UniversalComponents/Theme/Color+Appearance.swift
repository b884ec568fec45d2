public import WebUI

extension Color {
    /// A colour for light and one for dark.
    ///
    /// The browser picks, so it is right from the first paint and follows the reader's setting at once. Ours, not
    /// SwiftUI's: `docs/theming.md` shows the same initializer for Apple systems.
    public init(light: Color, dark: Color) {
        self.init(inLight: light, inDark: dark)
    }

    /// A colour from three bytes, red first.
    @usableFromInline
    init(hex: UInt32, opacity: Double = 1) {
        func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }
}
