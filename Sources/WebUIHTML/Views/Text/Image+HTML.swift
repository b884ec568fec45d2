import Foundation
import WebUICore

extension ImageElement {
    func markup(of node: RenderNode) -> Markup {
        var tag = Tag("span", isResizable ? "image-fill" : "image")
        tag.style = style
        let label = node.attributes.accessibility?.label ?? label
        if isDecorative || label == nil {
            tag.set("aria-hidden", "true")
        } else {
            tag.set("role", "img")
            tag.set("aria-label", label)
        }
        var markup = Markup(tag)
        switch source {
        case .symbol(let name): markup.content = [.markup(Symbol.named(name).svg)]
        case .matrix(let matrix): markup.content = [.markup(matrix.svg)]
        }
        return markup
    }

    private var style: String {
        var css = font?.css ?? ""
        if let weight = weight ?? font?.weight, weight.value >= 600 { css += "--stroke:2.4;" }
        if let paint { css += paint.foreground }
        switch scale {
        case .small: css += "--scale:.85;"
        case .medium: break
        case .large: css += "--scale:1.3;"
        }
        return css
    }
}

extension ModuleMatrix {
    /// The matrix as one path, dark on light in both themes, since cameras want it so, with its quiet zone.
    var svg: String {
        let quiet = 4
        var path = ""
        for row in 0..<width {
            var column = 0
            while column < width {
                guard isDark[row * width + column] else {
                    column += 1
                    continue
                }
                let start = column
                while column < width, isDark[row * width + column] { column += 1 }
                path += "M\(start + quiet) \(row + quiet)h\(column - start)v1h-\(column - start)z"
            }
        }
        let side = width + 2 * quiet
        return
            "<svg class=\"matrix\" viewBox=\"0 0 \(side) \(side)\" shape-rendering=\"crispEdges\" aria-hidden=\"true\">"
            + "<path class=\"light\" d=\"M0 0h\(side)v\(side)h-\(side)z\"/><path class=\"dark\" d=\"\(path)\"/></svg>"
    }
}
