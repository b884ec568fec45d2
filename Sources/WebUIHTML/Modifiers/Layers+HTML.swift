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

    /// Shows the base where the layer is opaque.
    ///
    /// CSS masks with pictures only, so a layer counts by its first shape or fill: its outline, and its gradient.
    static func mask(_ alignment: Alignment, _ node: RenderNode) -> Markup {
        var markup = layered(alignment, "mask")
        for candidate in node.slot(.layer)?.flattened ?? [] {
            switch candidate.element {
            case .shape(let shape): markup.element.style += maskCSS(shape.geometry, shape.fill)
            case .fill(let fill): markup.element.style += maskCSS(fill.geometry, fill.paint)
            default: continue
            }
            break
        }
        return markup
    }

    private static func maskCSS(_ geometry: ShapeGeometry, _ paint: Paint?) -> String {
        guard case .linearGradient(let gradient, let start, let end) = paint else { return geometry.css }
        return geometry.css + "mask-image:\(gradient.css(from: start, to: end));"
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
