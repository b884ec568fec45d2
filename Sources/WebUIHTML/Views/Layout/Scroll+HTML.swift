import WebUICore

extension ScrollElement {
    func markup(of node: RenderNode) -> Markup {
        var tag = Tag("div", "scroll")
        if axes.contains(.horizontal) { tag.classes.append(axes.contains(.vertical) ? "both-ways" : "sideways") }
        tag.classes.append("v")
        if !showsIndicators { tag.classes.append("no-bars") }
        return Markup(tag).refreshable(node)
    }
}

extension Markup {
    /// With a button in front for content that can be loaded again.
    func refreshable(_ node: RenderNode) -> Markup {
        guard node.events.contains(.refresh) else { return self }
        var markup = self
        markup.wrapper = Tag("div", "refreshable", "v")
        markup.lead =
            "<button type=\"button\" class=\"button refresh\" data-refresh=\"\(node.id.rawValue)\" "
            + "aria-label=\"Refresh\">\(Symbol.named("arrow.clockwise").svg)</button>"
        return markup
    }
}
