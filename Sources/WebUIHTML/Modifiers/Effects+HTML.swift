import Foundation
import WebUICore

extension Lowering {
    static func effect(_ declaration: String) -> Markup {
        var tag = Tag("div", "v")
        tag.style = declaration.isEmpty ? "" : declaration + ";"
        return Markup(tag)
    }

    static func scale(_ size: CGSize, _ anchor: UnitPoint) -> Markup {
        effect(
            "scale:\(CSSEscaping.number(size.width)) \(CSSEscaping.number(size.height));transform-origin:\(anchor.css)"
        )
    }

    static func rotation(_ angle: Angle, _ anchor: UnitPoint) -> Markup {
        effect("rotate:\(CSSEscaping.number(angle.degrees))deg;transform-origin:\(anchor.css)")
    }

    static var hidden: Markup { Markup(Tag("div", "v", "unseen")) }

    /// A view that takes taps works like a button for keys and screen readers.
    static func tapArea(of node: RenderNode) -> Markup {
        var tag = Tag("div", "v", "tap-area")
        let holdsControl = node.children.contains { child in
            child.first { [.button, .link, .textField, .toggle, .picker, .menu].contains($0.element.kind) } != nil
        }
        if node.events.contains(.tap), !holdsControl {
            tag.set("role", "button")
            tag.set("tabindex", "0")
        }
        return Markup(tag)
    }
}

extension ShadowElement {
    var markup: Markup {
        Lowering.effect(
            "filter:drop-shadow(\(CSSEscaping.pixels(x)) \(CSSEscaping.pixels(y)) \(CSSEscaping.pixels(radius)) \(color.css))"
        )
    }
}
