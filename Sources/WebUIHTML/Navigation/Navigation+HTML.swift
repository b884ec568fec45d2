import WebUICore

extension NavigationScreenElement {
    var markup: Markup {
        var tag = Tag("div", "screen", "v")
        if let background {
            tag.classes.append("wide")
            tag.style = "--background:\(background.css);"
        }
        return Markup(tag)
    }
}

extension NavigationBarElement {
    func markup(of node: RenderNode) -> Markup {
        var tag = Tag("header", "bar", mode == .inline ? "inline" : "large")
        if let background { tag.style = "background:\(background.css);" }
        if let tint { tag.style += tint.tintCSS }
        var markup = Markup(tag)
        if let title {
            var heading = Tag("h1")
            heading.set("id", "t\(node.id.rawValue)")
            // A screen that is pushed gives the focus to its title.
            heading.set("tabindex", "-1")
            markup.content = [.text(heading, title)]
        }
        return markup
    }
}

extension Lowering {
    static func backButton(_ title: String?, of node: RenderNode) -> Markup {
        var tag = Tag("button", "button", "back")
        tag.set("type", "button")
        tag.set("aria-label", title.map { "Back to \($0)" } ?? "Back")
        var markup = Markup(tag)
        markup.content = [.markup(Symbol.named("chevron.left").svg + "<span>Back</span>")]
        return markup
    }
}
