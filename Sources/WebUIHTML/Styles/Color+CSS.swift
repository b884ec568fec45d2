import Foundation
package import WebUICore

extension Color {
    /// The colour as the CSS value of an area.
    ///
    /// Text in yellow or orange has to be darker to be read than an area has to be to be seen.
    package var areaCSS: String {
        switch storage {
        case .system(.yellow), .system(.orange):
            css.replacingOccurrences(of: "var(--yellow)", with: "var(--yellow-fill)")
                .replacingOccurrences(of: "var(--orange)", with: "var(--orange-fill)")
        case .pair: bothCSS(\.areaCSS)
        default: css
        }
    }

    /// The colour as a CSS value.
    ///
    /// System colours are custom properties, which follow light and dark as pairs do.
    package var css: String {
        switch storage {
        case .system(let system) where alpha >= 1:
            "var(--\(system.rawValue))"
        case .system(let system):
            "color-mix(in srgb, var(--\(system.rawValue)) \(CSSEscaping.number(max(0, alpha) * 100))%, transparent)"
        case .pair: bothCSS(\.css)
        case .components(.sRGB, let red, let green, let blue):
            "rgb(\(Self.byte(red)) \(Self.byte(green)) \(Self.byte(blue))\(alphaSuffix))"
        case .components(.displayP3, let red, let green, let blue):
            "color(display-p3 \(CSSEscaping.number(red)) \(CSSEscaping.number(green)) \(CSSEscaping.number(blue))"
                + "\(alphaSuffix))"
        }
    }

    /// The value for light and the one for dark; the page's `color-scheme` lets the browser pick.
    func bothCSS(_ value: (Color) -> String) -> String {
        "light-dark(\(value(inLight)),\(value(inDark)))"
    }

    private var alphaSuffix: String {
        alpha >= 1 ? "" : " / \(CSSEscaping.number(max(0, alpha)))"
    }

    private static func byte(_ component: Double) -> String {
        CSSEscaping.number((min(max(component, 0), 1) * 255).rounded())
    }
}
