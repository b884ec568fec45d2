import Foundation
import WebUICore

extension ProgressElement {
    func markup(of node: RenderNode) -> Markup {
        var tag: Tag
        let isRound = style == .circular || (style == .automatic && fraction == nil)
        if isRound {
            tag = Tag("span", fraction == nil ? "spinner" : "gauge")
            tag.set("role", "progressbar")
            if let fraction {
                tag.set("aria-valuenow", CSSEscaping.number((clamped(fraction) * 100).rounded()))
                tag.style = "--part:\(CSSEscaping.number(clamped(fraction) * 360))deg;"
            }
        } else {
            tag = Tag("progress", "bar-gauge")
            tag.set("max", "1")
            if let fraction { tag.set("value", CSSEscaping.number(clamped(fraction))) }
        }
        if let size = size.className { tag.classes.append(size) }
        if let tint { tag.style += tint.tintCSS }
        if node.slot(.label)?.children.isEmpty == false {
            tag.set("aria-labelledby", "k\(node.id.rawValue)")
        } else {
            tag.set("aria-label", fraction == nil ? "Loading" : "Progress")
        }
        var markup = Markup(tag)
        markup.wrapper = Tag("div", "progress", isRound ? "round-progress" : "linear-progress")
        markup.children = .before(Tag("div", "progress-label"))
        return markup
    }

    private func clamped(_ fraction: Double) -> Double { fraction.isFinite ? min(max(fraction, 0), 1) : 0 }
}
