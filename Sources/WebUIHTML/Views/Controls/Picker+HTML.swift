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
        markup.content = [.markup(optionList)]
        markup.value = .selection(selection)
        return markup
    }

    private var optionList: String {
        var html = selection == nil ? "<option value=\"-1\" selected hidden></option>" : ""
        var group: String?
        for (index, option) in options.enumerated() {
            if option.group != group {
                if group != nil { html += "</optgroup>" }
                if let name = option.group { html += "<optgroup label=\"\(HTMLEscaping.escape(name))\">" }
                group = option.group
            }
            html += "<option value=\"\(index)\"\(index == selection ? " selected" : "")"
            html += "\(option.isEnabled ? "" : " disabled")>\(HTMLEscaping.escape(option.title))</option>"
        }
        return group == nil ? html : html + "</optgroup>"
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
        var html = ""
        for (index, option) in options.enumerated() {
            html += "<label><input type=\"radio\" name=\"r\(node.id.rawValue)\" value=\"\(index)\""
            html += index == selection ? " checked" : ""
            html += option.isEnabled && node.attributes.isEnabled ? "" : " disabled"
            html += "><span>\(HTMLEscaping.escape(option.title))</span></label>"
        }
        markup.content = [.markup(html)]
        markup.value = .selection(selection)
        return markup
    }
}
