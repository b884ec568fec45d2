import WebUICore

extension Lowering {
    static func menu(_ tint: Color?) -> Markup {
        var tag = Tag("div", "menu")
        if let tint { tag.style = tint.tintCSS }
        return Markup(tag)
    }

    /// The menu's button.
    ///
    /// Opening and closing is the browser's matter.
    static func menuButton(_ node: RenderNode, in surroundings: Surroundings) -> Markup {
        var tag = Tag("button", "button", "menu-button")
        tag.set("type", "button")
        tag.set("aria-haspopup", "true")
        if let content = surroundings.parent?.slot(.content) { tag.set("popovertarget", "n\(content.id.rawValue)") }
        tag.set("disabled", if: !node.attributes.isEnabled)
        return Markup(tag)
    }

    static func menuList() -> Markup {
        var tag = Tag("div", "menu-list")
        tag.set("popover", "auto")
        return Markup(tag)
    }
}
