import WebUICore

extension ToggleElement {
    func markup(of node: RenderNode) -> Markup {
        var tag = Tag("input", "toggle-control")
        tag.set("type", "checkbox")
        if style != .checkbox, style != .button { tag.set("role", "switch") }
        if let tint { tag.style = tint.tintCSS }
        var markup = Markup(tag)
        markup.wrapper = Tag("label", "toggle", styleClass)
        markup.children = .before(hidesLabel ? Tag("span", "vh") : Tag("span", "toggle-label", "v"))
        markup.value = .checked(isOn)
        return markup
    }

    private var styleClass: String {
        switch style {
        case .automatic, .switch: "switch"
        case .checkbox: "checkbox"
        case .button: "push"
        }
    }
}
