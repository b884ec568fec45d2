package import WebUICore

/// Turns the render tree of one tab into markup, and its updates into operations for the client.
///
/// A value: it remembers only which styles the page has.
package struct HTMLRenderer: Sendable {
    var styles = StyleSheet()

    package init() {}

    /// The markup of a whole tree for a page that is loaded, and the rules that it needs.
    ///
    /// Starts anew: what an earlier page had is forgotten. Secrets are left out.
    package mutating func page(_ tree: RenderNode) -> (body: String, rules: String) {
        styles = StyleSheet()
        var body = ""
        var surroundings = Surroundings()
        surroundings.isReload = true
        write(tree, in: surroundings, to: &body)
        let rules = styles.takeAdded().map { ".s\($0.number){\($0.declarations)}" }.joined()
        return (body, rules)
    }

    mutating func write(_ node: RenderNode, in surroundings: Surroundings, to html: inout String) {
        let markup = Lowering.markup(of: node, in: surroundings)
        let inner = surroundings.inside(node)
        if let wrapper = markup.wrapper {
            open(wrapper, id: "w\(node.id.rawValue)", to: &html)
            html += markup.lead
        }
        if case .before(let holder) = markup.children { write(children: node, holder, inner, to: &html) }
        open(markup.element, id: "n\(node.id.rawValue)", value: markup.value, to: &html)
        if !markup.element.isVoid {
            write(markup, to: &html)
            if case .inElement = markup.children {
                for child in node.children { write(child, in: inner, to: &html) }
            }
            html += "</\(markup.element.name)>"
        }
        if case .after(let holder) = markup.children { write(children: node, holder, inner, to: &html) }
        if let description = markup.description {
            html += "<span id=\"d\(node.id.rawValue)\" hidden>"
            HTMLEscaping.append(description, to: &html)
            html += "</span>"
        }
        if let wrapper = markup.wrapper { html += "</\(wrapper.name)>" }
    }

    private mutating func write(
        children node: RenderNode,
        _ holder: Tag,
        _ surroundings: Surroundings,
        to html: inout String
    ) {
        open(holder, id: "k\(node.id.rawValue)", to: &html)
        for child in node.children { write(child, in: surroundings, to: &html) }
        html += "</\(holder.name)>"
    }

    /// The element's own content, without its children.
    mutating func write(_ markup: Markup, to html: inout String) {
        for piece in markup.content {
            switch piece {
            case .markup(let text):
                html += text
            case .ownText(let text):
                HTMLEscaping.append(text, to: &html)
            case .text(let tag, let text):
                open(tag, id: nil, to: &html)
                HTMLEscaping.append(text, to: &html)
                html += "</\(tag.name)>"
            case .choice(let index, let open, let mark, let rest):
                html += open
                if case .selection(let selection) = markup.value, index == selection ?? -1 { html += mark }
                html += rest
            }
        }
        if markup.element.name == "textarea", case .text(let text, _) = markup.value {
            // The parser drops one line break at the start.
            html += "\n"
            HTMLEscaping.append(text, to: &html)
        }
    }

    private mutating func open(_ tag: Tag, id: String?, value: Markup.Value? = nil, to html: inout String) {
        html += "<\(tag.name)"
        if let id { html += " id=\"\(id)\"" }
        for attribute in attributes(of: tag) { append(attribute, to: &html) }
        switch value {
        case .text(let text, _) where tag.name == "input": append(.init(name: "value", value: text), to: &html)
        case .checked(true): html += " checked"
        default: break
        }
        html += ">"
    }

    private func append(_ attribute: Tag.Attribute, to html: inout String) {
        html += " \(attribute.name)"
        if attribute.value.isEmpty, attribute.name != "value", attribute.name != "alt" { return }
        html += "=\""
        HTMLEscaping.append(attribute.value, to: &html)
        html += "\""
    }

    /// All attributes, the classes first, as the page has them.
    mutating func attributes(of tag: Tag) -> [Tag.Attribute] {
        var classes = tag.classes.joined(separator: " ")
        if !tag.style.isEmpty {
            if !classes.isEmpty { classes += " " }
            classes += styles.className(for: tag.style)
        }
        if classes.isEmpty { return tag.attributes }
        return [Tag.Attribute(name: "class", value: classes)] + tag.attributes
    }
}
