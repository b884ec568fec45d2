import WebUICore

extension Lowering {
    /// A group of children.
    ///
    /// What it is depends on the element that it belongs to.
    static func slot(_ name: SlotName, _ node: RenderNode, in surroundings: Surroundings) -> Markup {
        switch (surroundings.parentKind, name) {
        case (.section, .header): Markup(Tag("h2", "header", "v"))
        case (.section, .content):
            Markup(Tag(surroundings.isInList ? "ul" : "div", surroundings.isInList ? "rows" : "v"))
        case (.section, .footer): Markup(Tag("div", "footer", "v"))
        case (.menu, .label): menuButton(node, in: surroundings)
        case (.menu, .content): menuList()
        case (.navigationScreen, .bar): Markup(Tag("div", "slot", "bar-place"))
        case (.navigationScreen, .content): Markup(Tag("div", "content", "v"))
        case (.background, _), (.overlay, _), (.mask, _): Markup(Tag("div", name.rawValue, "z"))
        default: Markup(Tag("div", "slot", name.rawValue))
        }
    }
}
