import WebUICore

extension Lowering {
    static func alert(_ title: String, of node: RenderNode) -> Markup {
        dialog(Tag("dialog", "alert"), title, showsTitle: true, node)
    }

    /// A dialog of a title, a message and actions.
    static func dialog(_ tag: Tag, _ title: String, showsTitle: Bool, _ node: RenderNode) -> Markup {
        var tag = tag
        tag.set("data-modal", if: true)
        tag.set("role", "alertdialog")
        tag.set("aria-labelledby", "t\(node.id.rawValue)")
        if let message = node.slot(.message), !message.children.isEmpty {
            tag.set("aria-describedby", "n\(message.id.rawValue)")
        }
        var heading = showsTitle ? Tag("h2") : Tag("h2", "vh")
        heading.set("id", "t\(node.id.rawValue)")
        var markup = Markup(tag)
        markup.content = [.text(heading, title)]
        return markup
    }
}

extension ConfirmationDialogElement {
    func markup(of node: RenderNode) -> Markup {
        Lowering.dialog(Tag("dialog", "choice"), title, showsTitle: showsTitle, node)
    }
}
