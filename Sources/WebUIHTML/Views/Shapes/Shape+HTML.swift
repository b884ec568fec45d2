import Foundation
import WebUICore

extension ShapeElement {
    var markup: Markup {
        let isSquare = geometry.isCircle
        var tag = Tag("div", "shape")
        guard isSquare else {
            tag.style = look(radius: geometry.css) + margin
            return Markup(tag)
        }
        // A circle takes the shorter side of its box, which only a box inside of it can.
        tag.classes.append("circle")
        tag.style = margin
        var circle = Tag("i")
        circle.style = look(radius: "")
        var markup = Markup(tag)
        markup.content = [.text(circle, "")]
        return markup
    }

    private var margin: String {
        geometry.inset > 0 ? "margin:\(CSSEscaping.pixels(geometry.inset));" : ""
    }

    private func look(radius: String) -> String {
        var css = radius
        if let fill { css += fill.background }
        // What is drawn in part is masked, which would cut off a line outside of the box.
        if let stroke { css += stroke.css(isInside: stroke.isInside || trim != nil) }
        if let trim {
            let from = CSSEscaping.number(trim.from * 360)
            let to = CSSEscaping.number(trim.to * 360)
            css +=
                "mask:conic-gradient(from 90deg,transparent \(from)deg,#000 \(from)deg \(to)deg,transparent \(to)deg);"
        }
        return css
    }
}

extension ShapeElement.Stroke {
    fileprivate func css(isInside: Bool) -> String {
        let width = CSSEscaping.pixels(width)
        let line = dash.isEmpty ? "solid" : "dashed"
        if case .linearGradient(let gradient, let start, let end) = paint {
            // A border takes no gradient that follows its corners: the inside is masked out instead.
            return "background:\(gradient.css(from: start, to: end));padding:\(width);"
                + "mask:linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0);"
        }
        return isInside
            ? "border:\(width) \(line) \(paint.color);"
            : "outline:\(width) \(line) \(paint.color);outline-offset:\(CSSEscaping.pixels(-self.width / 2));"
    }
}
