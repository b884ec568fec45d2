import WebUICore

extension LinkElement {
    func markup(of node: RenderNode) -> Markup {
        var tag: Tag
        if node.events.contains(.tap) || destination.flatMap(WebAddress.text) == nil {
            tag = Tag("button", "button", "link")
            tag.set("type", "button")
        } else {
            tag = Tag("a", "link")
            tag.set("href", destination.flatMap(WebAddress.text))
            tag.set("target", "_blank")
            tag.set("rel", "noopener noreferrer")
        }
        if let tint { tag.style += tint.tintCSS }
        return Markup(tag)
    }
}
