import WebUICore

extension ListElement {
    func markup(of node: RenderNode) -> Markup {
        Markup(Tag("ul", "list", styleClass)).refreshable(node)
    }

    private var styleClass: String {
        switch style {
        case .automatic, .insetGrouped: "inset"
        case .grouped: "grouped"
        case .plain: "plain"
        case .form: "form"
        }
    }
}

extension ListRowElement {
    var markup: Markup {
        var tag = Tag("li", "row", "v")
        if let insets { tag.style = "padding:\(insets.css);" }
        if let background { tag.style += "background:\(background.areaCSS);" }
        if !showsSeparator { tag.classes.append("no-line") }
        return Markup(tag)
    }
}
