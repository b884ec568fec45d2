import Foundation
import WebUICore

extension EdgeInsets {
    /// The four lengths in the order of CSS.
    ///
    /// Leading is left: pages are laid out from left to right.
    var css: String {
        [top, trailing, bottom, leading].map(CSSEscaping.pixels).joined(separator: " ")
    }
}

extension Lowering {
    static func padding(_ insets: EdgeInsets) -> Markup {
        var tag = Tag("div", "v")
        tag.style = "padding:\(insets.css);"
        return Markup(tag)
    }

    static func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> Markup {
        var tag = Tag("div", "v", mode == .fit ? "fit" : "cover")
        if let ratio { tag.style = "aspect-ratio:\(CSSEscaping.number(ratio));" }
        return Markup(tag)
    }

    static func fixedSize(_ axes: Axis.Set) -> Markup {
        var tag = Tag("div", "v")
        if axes.contains(.horizontal) { tag.style += "width:max-content;flex-shrink:0;" }
        if axes.contains(.vertical) { tag.style += "height:max-content;flex-shrink:0;" }
        return Markup(tag)
    }
}

extension FrameElement {
    var markup: Markup {
        var tag = Tag("div", "v", "frame")
        var css = ""
        // A fixed width gives way only where the window is narrower.
        if let width { css += "width:\(CSSEscaping.pixels(width));max-width:100%;flex-shrink:0;" }
        if let height { css += "height:\(CSSEscaping.pixels(height));flex-shrink:0;" }
        if let minWidth { css += "min-width:min(100%,\(CSSEscaping.pixels(minWidth)));" }
        if let minHeight { css += "min-height:\(CSSEscaping.pixels(minHeight));" }
        if let maxWidth, maxWidth.isFinite {
            css += "max-width:\(CSSEscaping.pixels(maxWidth));"
            tag.classes.append("capped")
        }
        if let maxHeight, maxHeight.isFinite { css += "max-height:\(CSSEscaping.pixels(maxHeight));" }
        if alignment.horizontal != .center { css += "align-items:\(alignment.horizontal.css);" }
        if alignment.vertical != .center { css += "justify-content:\(alignment.vertical.cssWithoutBaselines);" }
        tag.style = css
        return Markup(tag)
    }
}
