import Foundation
import WebUICore

extension FillElement {
    var markup: Markup {
        var tag = Tag("div", "v", "fill")
        tag.style = paint.background + geometry.css
        return Markup(tag)
    }
}

extension Lowering {
    /// A base, and a layer of its size behind or over it.
    static func layered(_ alignment: Alignment, _ kind: String) -> Markup {
        var tag = Tag("div", "layered", kind)
        if alignment != .center {
            tag.style = "--place:\(alignment.vertical.cssWithoutBaselines) \(alignment.horizontal.css);"
        }
        return Markup(tag)
    }

    static func border(_ paint: Paint, width: CGFloat) -> Markup {
        var tag = Tag("div", "v")
        let width = CSSEscaping.pixels(width)
        tag.style = "outline:\(width) solid \(paint.color);outline-offset:-\(width);"
        return Markup(tag)
    }

    static func clip(_ geometry: ShapeGeometry) -> Markup {
        var tag = Tag("div", "v", "clip")
        tag.style = geometry.css
        return Markup(tag)
    }
}
