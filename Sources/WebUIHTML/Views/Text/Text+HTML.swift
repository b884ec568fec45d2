import Foundation
import WebUICore

extension TextElement {
    func markup(of node: RenderNode, in surroundings: Surroundings) -> Markup {
        let level = heading.map(\.rawValue) ?? (node.attributes.accessibility?.isHeader == true ? 2 : nil)
        var tag = Tag(level.map { "h\($0)" } ?? "span", "text")
        tag.style = paragraphStyle
        if isSelectable { tag.classes.append("selectable") }
        if let lineLimit {
            tag.classes.append(lineLimit == 1 ? "one-line" : "lines")
            if lineLimit > 1 { tag.style += "-webkit-line-clamp:\(lineLimit);" }
        }
        // A page that is loaded again does not repeat a secret.
        if surroundings.isReload, node.isSensitive {
            tag.classes.append("secret")
            var markup = Markup(tag)
            markup.content = [.markup("<span aria-label=\"Hidden\" role=\"img\">••••••</span>")]
            return markup
        }
        if runs.count == 1, let run = runs.first, run.link == nil {
            tag.style += run.style.css
            var markup = Markup(tag)
            markup.content = [.ownText(run.string)]
            return markup
        }
        var markup = Markup(tag)
        markup.content = runs.map(\.piece)
        return markup
    }

    private var paragraphStyle: String {
        var css = ""
        if alignment != .leading { css += "text-align:\(alignment.css);" }
        // Added to a line of 1.2 em, which is about a font's own, and never closer than lines without it.
        if lineSpacing > 0 { css += "line-height:max(1.4em,1.2em + \(CSSEscaping.pixels(lineSpacing)));" }
        return css
    }
}

extension TextRun {
    fileprivate var piece: Markup.Piece {
        var tag: Tag
        if let link, let address = WebAddress.text(of: link) {
            tag = Tag("a")
            tag.set("href", address)
            tag.set("target", "_blank")
            tag.set("rel", "noopener noreferrer")
        } else {
            tag = Tag("span")
        }
        tag.style = style.css
        return .text(tag, string)
    }
}

extension TextStyling {
    var css: String {
        var css = font?.css ?? ""
        if let weight { css += "font-weight:\(weight.value);" }
        if isItalic { css += "font-style:italic;" }
        if isMonospaced { css += Font.Family.system(.monospaced).css }
        if let paint { css += paint.foreground }
        if underline != nil || strikethrough != nil {
            let lines = [underline.map { _ in "underline" }, strikethrough.map { _ in "line-through" }].compactMap {
                $0
            }
            css += "text-decoration:\(lines.joined(separator: " "))"
            if let color = underline?.color ?? strikethrough?.color { css += " \(color.css)" }
            css += ";"
        }
        if tracking != 0 { css += "letter-spacing:\(CSSEscaping.pixels(tracking));" }
        if baselineOffset != 0 { css += "position:relative;top:\(CSSEscaping.pixels(-baselineOffset));" }
        switch textCase {
        case .uppercase: css += "text-transform:uppercase;"
        case .lowercase: css += "text-transform:lowercase;"
        case nil: break
        }
        return css
    }
}
