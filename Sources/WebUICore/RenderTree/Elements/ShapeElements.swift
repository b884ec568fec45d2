package import Foundation

/// The outline of a shape, which fills the space that it is given.
package indirect enum ShapeGeometry: Hashable, Sendable {
    case rectangle
    case roundedRectangle(CGSize)
    case unevenRoundedRectangle(CornerRadii)
    case circle
    case ellipse
    case capsule
    /// The outline, moved inwards.
    case inset(ShapeGeometry, by: CGFloat)
}

package struct CornerRadii: Hashable, Sendable {
    package var topLeading: CGFloat
    package var bottomLeading: CGFloat
    package var bottomTrailing: CGFloat
    package var topTrailing: CGFloat

    package init(topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// How an area or a glyph is coloured.
package enum Paint: Hashable, Sendable {
    case color(Color)
    case linearGradient(Gradient, start: UnitPoint, end: UnitPoint)
    /// A translucent background.
    case material(Material.Thickness)
}

package struct ShapeElement: Hashable, Sendable {
    package struct Stroke: Hashable, Sendable {
        package var paint: Paint
        package var width: CGFloat
        /// Lengths of dashes and gaps; empty is an unbroken line.
        package var dash: [CGFloat]
        /// The line lies inside the outline; otherwise half of it lies outside.
        package var isInside: Bool

        package init(paint: Paint, width: CGFloat, dash: [CGFloat] = [], isInside: Bool) {
            self.paint = paint
            self.width = width
            self.dash = dash
            self.isInside = isInside
        }
    }

    package var geometry: ShapeGeometry
    package var fill: Paint?
    package var stroke: Stroke?
    /// The part of the outline that is drawn, from 0 to 1 (`trim(from:to:)`), clockwise from the right of a circle.
    package var trim: Trim?

    package struct Trim: Hashable, Sendable {
        package var from: CGFloat
        package var to: CGFloat

        package init(from: CGFloat, to: CGFloat) {
            self.from = from
            self.to = to
        }
    }

    package init(geometry: ShapeGeometry, fill: Paint? = nil, stroke: Stroke? = nil) {
        self.geometry = geometry
        self.fill = fill
        self.stroke = stroke
    }
}

package struct FillElement: Hashable, Sendable {
    package var paint: Paint
    package var geometry: ShapeGeometry

    package init(paint: Paint, geometry: ShapeGeometry = .rectangle) {
        self.paint = paint
        self.geometry = geometry
    }
}
