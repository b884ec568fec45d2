import WebUICore

extension LabelElement {
    var markup: Markup {
        switch style {
        case .titleAndIcon: Markup(Tag("div", "label"))
        case .titleOnly: Markup(Tag("div", "label", "title-only"))
        case .iconOnly: Markup(Tag("div", "label", "icon-only"))
        }
    }
}
