public import WebUI

/// A font with the distances that belong to it.
public struct Auth0TextStyle: Sendable {
    /// The typeface, the size and the weight.
    public let font: Font
    /// The points between letters; negative ones bring them closer.
    public let tracking: CGFloat
    /// The points between lines, beyond the font's own.
    public let lineSpacing: CGFloat

    /// Takes a font, the points between letters and the points between lines.
    public init(font: Font, tracking: CGFloat = 0, lineSpacing: CGFloat = 0) {
        self.font = font
        self.tracking = tracking
        self.lineSpacing = lineSpacing
    }
}

extension View {
    /// Shows text in the view in a style: its font and both of its distances.
    public func auth0TextStyle(_ style: Auth0TextStyle) -> some View {
        font(style.font).tracking(style.tracking).lineSpacing(style.lineSpacing)
    }
}
