import Foundation
import WebUICore

extension StackElement {
    var markup: Markup {
        var tag: Tag
        switch direction {
        case .horizontal(let alignment):
            tag = Tag("div", "h")
            if alignment != .center { tag.style = "align-items:\(alignment.css);" }
        case .vertical(let alignment):
            tag = Tag("div", "v", "stack")
            if alignment != .center { tag.style = "align-items:\(alignment.css);" }
        }
        if let spacing { tag.style += "gap:\(CSSEscaping.pixels(spacing));" }
        return Markup(tag)
    }
}

extension Lowering {
    static func zStack(_ alignment: Alignment) -> Markup {
        var tag = Tag("div", "z")
        if alignment != .center { tag.style = placeItems(alignment) }
        return Markup(tag)
    }

    static func spacer(_ minLength: CGFloat?) -> Markup {
        var tag = Tag("div", "spacer")
        if let minLength { tag.style = "--least:\(CSSEscaping.pixels(minLength));" }
        return Markup(tag)
    }

    /// The place of grid items: block axis, then inline axis.
    static func placeItems(_ alignment: Alignment) -> String {
        "place-items:\(alignment.vertical.cssWithoutBaselines) \(alignment.horizontal.css);"
    }
}
