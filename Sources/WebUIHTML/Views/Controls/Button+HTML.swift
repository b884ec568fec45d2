import Foundation
import WebUICore

extension ButtonElement {
    func markup(of node: RenderNode) -> Markup {
        var tag = Tag("button", "button", styleClass)
        tag.set("type", "button")
        switch role {
        case .destructive: tag.classes.append("destructive")
        case .cancel: tag.classes.append("cancel")
        case nil: break
        }
        if let size = size.className { tag.classes.append(size) }
        switch shape {
        case .automatic: break
        case .capsule: tag.classes.append("capsule")
        case .circle: tag.classes.append("round")
        case .roundedRectangle(let radius):
            if let radius { tag.style += "border-radius:\(CSSEscaping.pixels(radius));" }
        }
        if let tint { tag.style += tint.tintCSS }
        switch shortcut {
        case .defaultAction: tag.set("data-key", "Enter")
        case .cancelAction: tag.set("data-key", "Escape")
        case nil: break
        }
        return Markup(tag)
    }

    private var styleClass: String {
        switch style {
        case .automatic: "auto"
        case .plain: "plain"
        case .borderless: "borderless"
        case .bordered: "bordered"
        case .borderedProminent: "prominent"
        case .custom: "custom"
        case .navigationLink: "nav-link"
        }
    }
}

extension ControlSizeClass {
    /// The class that says so; nil for the usual size.
    var className: String? {
        switch self {
        case .mini: "mini"
        case .small: "small"
        case .regular: nil
        case .large: "large"
        case .extraLarge: "extra-large"
        }
    }
}

extension Color {
    /// Makes everything inside take this colour for the accent, with text on it that can be read.
    var tintCSS: String { "--accent:\(css);--fill:\(css);--on-fill:\(textOnItCSS);" }

    private var textOnItCSS: String {
        switch storage {
        case .system: "var(--on-tint)"
        case .components(_, let red, let green, let blue): Self.isBright(red, green, blue) ? "#000" : "#fff"
        case .pair: bothCSS(\.textOnItCSS)
        }
    }

    /// Whether black has the higher contrast on it (WCAG 2.2, relative luminance above 0.179).
    private static func isBright(_ red: Double, _ green: Double, _ blue: Double) -> Bool {
        func linear(_ component: Double) -> Double {
            component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) > 0.179
    }
}
