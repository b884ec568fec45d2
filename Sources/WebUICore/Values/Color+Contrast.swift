import Foundation

extension Color {
    /// From 0 for black to 1 for white, the opacity left aside (WCAG 2.2, relative luminance); nil for colours that the
    /// renderer resolves.
    package var luminance: Double? {
        guard case .components(_, let red, let green, let blue) = storage else { return nil }
        func linear(_ component: Double) -> Double {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// From 1 to 21 (WCAG 2.2, contrast ratio).
    package func contrast(with other: Color) -> Double? {
        guard let luminance, let others = other.luminance else { return nil }
        return (max(luminance, others) + 0.05) / (min(luminance, others) + 0.05)
    }

    /// What is seen where the colour lies over an opaque one.
    package func over(_ ground: Color) -> Color {
        guard alpha < 1, case .components(let space, let red, let green, let blue) = storage,
            case .components(_, let groundRed, let groundGreen, let groundBlue) = ground.storage
        else { return self }
        func mixed(_ above: Double, _ below: Double) -> Double { above * alpha + below * (1 - alpha) }
        return Color(space, red: mixed(red, groundRed), green: mixed(green, groundGreen), blue: mixed(blue, groundBlue))
    }
}
