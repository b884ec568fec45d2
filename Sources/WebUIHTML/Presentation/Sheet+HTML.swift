import WebUICore

extension SheetElement {
    func markup(of node: RenderNode) -> Markup {
        var tag = Tag("dialog", "sheet", "v")
        if coversScreen { tag.classes.append("cover") }
        if detents == [.medium] { tag.classes.append("medium") }
        tag.set("data-modal", if: true)
        tag.set("aria-label", Self.title(of: node) ?? "Sheet")
        var markup = Markup(tag)
        if node.events.contains(.dismiss) {
            markup.content = [
                .markup(
                    "<button type=\"button\" class=\"grabber\" data-dismiss=\"\(node.id.rawValue)\" aria-label=\"Close\"></button>"
                )
            ]
        }
        return markup
    }

    /// A dialog is named by its first title, or by its first text.
    private static func title(of node: RenderNode) -> String? {
        for candidate in node.flattened {
            switch candidate.element {
            case .navigationBar(let bar): if let title = bar.title { return title }
            case .text(let text) where !candidate.isSensitive: return text.string
            default: break
            }
        }
        return nil
    }
}
