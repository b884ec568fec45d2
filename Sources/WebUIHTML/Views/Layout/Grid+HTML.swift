import Foundation
import WebUICore

extension GridElement {
    var markup: Markup {
        var tag = Tag("div", "grid")
        let isVertical = axis == .vertical
        let template = tracks.map(\.css).joined(separator: " ")
        tag.style =
            isVertical
            ? "grid-template-columns:\(template);"
            : "grid-template-rows:\(template);grid-auto-flow:column;"
        let rowGap = isVertical ? spacing : trackSpacing
        let columnGap = isVertical ? trackSpacing : spacing
        tag.style += "gap:\(CSSEscaping.pixels(rowGap ?? 8)) \(CSSEscaping.pixels(columnGap ?? 8));"
        tag.style += Lowering.placeItems(alignment)
        return Markup(tag)
    }
}

extension GridElement.Track {
    fileprivate var css: String {
        switch self {
        case .fixed(let length): CSSEscaping.pixels(length)
        case .flexible(let minimum, let maximum):
            "minmax(\(CSSEscaping.pixels(minimum)),\(Self.upper(maximum)))"
        case .adaptive(let minimum, let maximum):
            "repeat(auto-fill,minmax(min(100%,\(CSSEscaping.pixels(minimum))),\(Self.upper(maximum))))"
        }
    }

    private static func upper(_ length: CGFloat) -> String {
        length.isFinite ? CSSEscaping.pixels(length) : "1fr"
    }
}
