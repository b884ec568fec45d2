import Foundation
package import WebUICore

extension Font {
    /// The font as CSS declarations.
    ///
    /// Sizes are in `rem`, so that a reader's larger text reaches every style.
    package var css: String {
        var css = family.css
        let style: TextStyle?
        switch size {
        case .style(let named):
            style = named
            css += "font-size:\(Self.rem(named.points));"
        case .points(let points, _):
            // Fixed points too follow a reader who enlarges all text, as WCAG 1.4.4 asks.
            style = nil
            css += "font-size:\(Self.rem(points));"
        }
        let face = family.face
        if let weight = weight?.value ?? face?.weight ?? style?.weight { css += "font-weight:\(weight);" }
        if isItalic || face?.isItalic == true { css += "font-style:italic;" }
        if hasMonospacedDigits { css += "font-variant-numeric:tabular-nums;" }
        switch leading {
        case .standard: if let lineHeight = style?.lineHeight { css += "line-height:\(lineHeight);" }
        case .tight: css += "line-height:1.15;"
        case .loose: css += "line-height:1.6;"
        }
        return css
    }

    /// A page's running text is 17 points, and 1 rem is 16 pixels unless the reader says otherwise.
    private static func rem(_ points: CGFloat) -> String {
        CSSEscaping.number(points / 16) + "rem"
    }
}

extension Font.Family {
    var css: String {
        switch self {
        case .system(.default): ""
        case .system(.serif): "font-family:ui-serif,Georgia,serif;"
        case .system(.rounded): "font-family:ui-rounded,system-ui,sans-serif;"
        case .system(.monospaced): "font-family:ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace;"
        case .named(let name):
            "font-family:"
                + ([name, face?.family].compactMap { $0.map(CSSEscaping.family) } + ["system-ui,sans-serif;"])
                .joined(separator: ",")
        }
    }

    fileprivate var face: FontFace? {
        if case .named(let name) = self { FontFace(name: name) } else { nil }
    }
}

extension Font.TextStyle {
    var points: CGFloat {
        switch self {
        case .largeTitle: 34
        case .title: 28
        case .title2: 22
        case .title3: 20
        case .headline, .body: 17
        case .callout: 16
        case .subheadline: 15
        case .footnote: 13
        case .caption: 12
        case .caption2: 11
        }
    }

    var weight: Int {
        switch self {
        case .largeTitle, .title: 700
        case .headline: 600
        default: 400
        }
    }

    var lineHeight: String {
        switch self {
        case .largeTitle, .title, .title2, .title3: "1.2"
        default: "1.4"
        }
    }
}
