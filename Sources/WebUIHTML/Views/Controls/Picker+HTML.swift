import WebUICore

extension PickerElement {
    func markup(of node: RenderNode) -> Markup {
        switch style {
        case .automatic, .menu: menu(node)
        case .segmented, .inline: group(node)
        }
    }

    private var labelTag: Tag { hidesLabel ? Tag("span", "vh") : Tag("span", "picker-label", "v") }

    private func menu(_ node: RenderNode) -> Markup {
        var tag = Tag("select", "select")
        if let tint { tag.style = tint.tintCSS }
        var markup = Markup(tag)
        markup.wrapper = Tag("label", "picker")
        markup.children = .before(labelTag)
        markup.content = optionList
        markup.value = .selection(selection)
        return markup
    }

    private var optionList: [Markup.Piece] {
        // Shows that nothing is selected, and cannot be selected.
        var pieces: [Markup.Piece] = [
            .choice(-1, open: "<option value=\"-1\"", mark: " selected", rest: " hidden></option>")
        ]
        var group: String?
        for (index, option) in options.enumerated() {
            if option.group != group {
                if group != nil { pieces.append(.markup("</optgroup>")) }
                if let name = option.group {
                    pieces.append(.markup("<optgroup label=\"\(HTMLEscaping.escape(name))\">"))
                }
                group = option.group
            }
            let rest = "\(option.isEnabled ? "" : " disabled")>\(HTMLEscaping.escape(option.title))</option>"
            pieces.append(.choice(index, open: "<option value=\"\(index)\"", mark: " selected", rest: rest))
        }
        if group != nil { pieces.append(.markup("</optgroup>")) }
        return pieces
    }

    /// A group of radio buttons, which the arrow keys walk through.
    private func group(_ node: RenderNode) -> Markup {
        var tag = Tag("div", style == .segmented ? "segments" : "choices")
        tag.set("role", "radiogroup")
        tag.set("aria-labelledby", "k\(node.id.rawValue)")
        if let tint { tag.style = tint.tintCSS }
        var markup = Markup(tag)
        markup.wrapper = Tag("div", "picker", "stacked")
        markup.children = .before(hidesLabel || style == .segmented ? Tag("span", "vh") : labelTag)
        let name = "r\(node.id.rawValue)"
        markup.content = options.enumerated().map { index, option in
            let isEnabled = option.isEnabled && node.attributes.isEnabled
            return .choice(
                index,
                open: "<label><input type=\"radio\" name=\"\(name)\" value=\"\(index)\"",
                mark: " checked",
                rest: "\(isEnabled ? "" : " disabled")><span>\(HTMLEscaping.escape(option.title))</span></label>"
            )
        }
        markup.value = .selection(selection)
        return markup
    }
}
