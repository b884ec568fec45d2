import WebUICore

/// What any node can carry: its events, whether it is enabled, what an assistive technology is told.
enum CommonAttributes {
    static func apply(_ node: RenderNode, to markup: inout Markup) {
        let attributes = node.attributes
        if !attributes.events.isEmpty {
            markup.element.set("data-e", attributes.events.map(\.rawValue).sorted().joined(separator: " "))
        }
        if attributes.isFocused == true { markup.element.set("data-focus", if: true) }
        if !attributes.isEnabled { disable(&markup) }
        if !attributes.takesClicks { markup.outermost.classes.append("no-clicks") }
        if let scheme = attributes.colorScheme { markup.outermost.classes += scheme.classes }
        if let transition = attributes.transition { markup.outermost.classes += transition.classes }
        if let animation = attributes.animation { markup.outermost.style += "transition:all \(animation.css);" }
        if let accessibility = attributes.accessibility { accessibility.apply(to: &markup, of: node) }
    }

    private static func disable(_ markup: inout Markup) {
        switch markup.element.name {
        case "button", "input", "select", "textarea":
            markup.element.set("disabled", if: true)
        case "a":
            markup.element.set("href", nil)
            markup.element.set("role", "link")
            markup.element.set("aria-disabled", "true")
        default:
            if markup.element.has("role") { markup.element.set("aria-disabled", "true") }
        }
        markup.outermost.classes.append("off")
    }
}

extension AppliedColorScheme {
    fileprivate var classes: [String] {
        let name =
            switch scheme {
            case .light: "in-light"
            case .dark: "in-dark"
            }
        return fillsWindow ? [name, "whole"] : [name]
    }
}

extension Accessibility {
    fileprivate func apply(to markup: inout Markup, of node: RenderNode) {
        if isHidden == true { markup.outermost.set("aria-hidden", "true") }
        if isLive == true { markup.outermost.set("aria-live", "polite") }
        if let identifier { markup.outermost.set("data-id", identifier) }
        if let hint { markup.element.set("aria-description", hint) }
        let isControl = node.element.isControl
        if let isSelected {
            markup.element.set(
                isControl ? "aria-pressed" : "aria-current",
                isControl ? "\(isSelected)" : isSelected ? "true" : nil
            )
        }
        if isHeader == true, !isControl, markup.element.name.first != "h" {
            markup.element.set("role", "heading")
            markup.element.set("aria-level", "2")
        }
        guard label != nil || value != nil || children == .combine else { return }
        if let spoken = spoken(of: node) { markup.element.set("aria-label", spoken) }
        if !isControl, !markup.element.has("role"), markup.element.name == "div" || markup.element.name == "span" {
            // A name on an element without a role is not read out.
            markup.element.set("role", node.children.isEmpty || children == .ignore ? "img" : "group")
        }
    }

    private func spoken(of node: RenderNode) -> String? {
        let name: String?
        if case .text(let text) = node.element { name = label ?? text.string } else { name = label }
        let parts = [name, value].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}

extension RenderElement {
    fileprivate var isControl: Bool {
        switch self {
        case .button, .link, .textField, .toggle, .picker, .menu, .progress, .backButton, .tapArea: true
        default: false
        }
    }
}
