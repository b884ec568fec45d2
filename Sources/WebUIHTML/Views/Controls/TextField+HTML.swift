import WebUICore

extension TextFieldElement {
    func markup(of node: RenderNode, in surroundings: Surroundings) -> Markup {
        var tag = Tag(isArea ? "textarea" : "input", kind == .editor ? "editor" : "input", styleClass)
        if !isArea { tag.set("type", type) }
        tag.set("placeholder", prompt ?? title)
        tag.set("maxlength", "\(Self.maximumLength)")
        tag.set("inputmode", inputMode)
        tag.set("autocomplete", contentType ?? (kind == .secure ? "off" : nil))
        tag.set("autocapitalize", autocapitalize)
        if let autocorrects { tag.set("autocorrect", autocorrects ? "on" : "off") }
        if autocorrects == false || kind == .secure { tag.set("spellcheck", "false") }
        tag.set("enterkeyhint", enterKeyHint)
        if kind == .multiline { tag.set("rows", "\(lineLimit ?? 1)") }
        if let size = size.className { tag.classes.append(size) }
        tag.style = inputStyle
        var label = Tag("label", "field-label")
        label.set("for", "n\(node.id.rawValue)")
        // A field needs a name also where the view gave it no label.
        if node.children.isEmpty, !title.isEmpty { tag.set("aria-label", title) }
        if let problem, !problem.isEmpty {
            tag.set("aria-invalid", "true")
            tag.set("aria-describedby", "d\(node.id.rawValue)")
        }
        var markup = Markup(tag)
        markup.wrapper = Tag("div", "field")
        // A described field's hint would not be read, so it is part of the description.
        let hint = node.attributes.accessibility?.hint
        markup.description = problem.map { $0.isEmpty ? "" : [$0, hint].compactMap(\.self).joined(separator: " ") }
        if kind == .search { markup.lead = Symbol.named("magnifyingglass").svg }
        markup.children = .before(label)
        let hidesText = kind == .secure || node.isSensitive
        markup.value = .text(surroundings.isReload && hidesText ? "" : text.string, revision: text.revision)
        return markup
    }

    /// The longest text, in UTF-16 units, so that it fits into a message of 64 KiB.
    private static let maximumLength = 16_000

    private var isArea: Bool { kind == .multiline || kind == .editor }

    private var type: String {
        switch (kind, keyboard) {
        case (.secure, _): "password"
        case (.search, _): "search"
        case (_, .email): "email"
        case (_, .url): "url"
        case (_, .phone): "tel"
        default: "text"
        }
    }

    private var styleClass: String {
        switch style {
        case .automatic, .roundedBorder: "bordered"
        case .plain: "plain"
        case .boxed: "boxed"
        }
    }

    private var inputMode: String? {
        switch keyboard {
        case .number: "numeric"
        case .decimal: "decimal"
        default: nil
        }
    }

    private var autocapitalize: String? {
        switch capitalization {
        case .never: "none"
        case .words: "words"
        case .sentences: "sentences"
        case .characters: "characters"
        case nil: keyboard == .email || keyboard == .url ? "none" : nil
        }
    }

    private var enterKeyHint: String? {
        switch submitLabel {
        case .done: "done"
        case .go, .join, .route: "go"
        case .send: "send"
        case .search: "search"
        case .next, .continue: "next"
        case .return: nil
        }
    }

    private var inputStyle: String {
        var css = font?.css ?? ""
        if let paint { css += "color:\(paint.color);" }
        if let tint { css += tint.tintCSS }
        if case .boxed(let box) = style {
            css += "min-height:\(CSSEscaping.pixels(box.height));padding:.5rem \(CSSEscaping.pixels(box.inset));"
            css += "border-radius:\(CSSEscaping.pixels(box.radius));"
            css += "background:\(box.background.css);border-color:\(box.border.css);"
        }
        if alignment != .leading { css += "text-align:\(alignment.css);" }
        return css
    }
}
