import Foundation
import WebUICore

extension ShapeGeometry {
    /// Declarations that give a box this outline.
    var css: String {
        switch self {
        case .rectangle: ""
        case .roundedRectangle(let size): "border-radius:\(Self.radius(size));"
        case .unevenRoundedRectangle(let radii):
            "border-radius:\([radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading].map(CSSEscaping.pixels).joined(separator: " "));"
        case .circle: "clip-path:circle(closest-side);"
        case .ellipse: "border-radius:50%;"
        case .capsule: "border-radius:9999px;"
        case .inset(let inner, _): inner.css
        }
    }

    /// How far the outline lies inside of the box.
    var inset: CGFloat {
        if case .inset(let inner, let amount) = self { inner.inset + amount } else { 0 }
    }

    var isCircle: Bool {
        switch self {
        case .circle: true
        case .inset(let inner, _): inner.isCircle
        default: false
        }
    }

    private static func radius(_ size: CGSize) -> String {
        size.width == size.height
            ? CSSEscaping.pixels(size.width)
            : "\(CSSEscaping.pixels(size.width)) / \(CSSEscaping.pixels(size.height))"
    }
}
