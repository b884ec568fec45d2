package import Foundation

package struct StackElement: Hashable, Sendable {
    /// The axis with the alignment across it.
    package enum Direction: Hashable, Sendable {
        case horizontal(VerticalAlignment)
        case vertical(HorizontalAlignment)
    }

    package var direction: Direction
    /// Nil is the renderer's own distance.
    package var spacing: CGFloat?

    package init(_ direction: Direction, spacing: CGFloat?) {
        self.direction = direction
        self.spacing = spacing
    }

    package var axis: Axis {
        switch direction {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }
}

package struct GridElement: Hashable, Sendable {
    package enum Track: Hashable, Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat, maximum: CGFloat)
        case adaptive(minimum: CGFloat, maximum: CGFloat)
    }

    /// The columns of a vertical grid, or the rows of a horizontal one.
    package var tracks: [Track]
    package var axis: Axis
    package var spacing: CGFloat?
    package var trackSpacing: CGFloat?
    package var alignment: Alignment

    package init(tracks: [Track], axis: Axis, spacing: CGFloat?, trackSpacing: CGFloat?, alignment: Alignment) {
        self.tracks = tracks
        self.axis = axis
        self.spacing = spacing
        self.trackSpacing = trackSpacing
        self.alignment = alignment
    }
}

package struct ScrollElement: Hashable, Sendable {
    package var axes: Axis.Set
    package var showsIndicators: Bool

    package init(axes: Axis.Set, showsIndicators: Bool) {
        self.axes = axes
        self.showsIndicators = showsIndicators
    }
}

package struct ListElement: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case automatic
        case plain
        case grouped
        case insetGrouped
        /// A form of labelled controls.
        case form
    }

    package var style: Style
    package init(style: Style) { self.style = style }
}

package struct ListRowElement: Hashable, Sendable {
    package var insets: EdgeInsets?
    package var background: Color?
    package var showsSeparator = true

    package init() {}
}

/// Sizes in points; infinity takes all that is offered.
package struct FrameElement: Hashable, Sendable {
    package var width: CGFloat?
    package var height: CGFloat?
    package var minWidth: CGFloat?
    package var idealWidth: CGFloat?
    package var maxWidth: CGFloat?
    package var minHeight: CGFloat?
    package var idealHeight: CGFloat?
    package var maxHeight: CGFloat?
    package var alignment: Alignment = .center

    package init() {}
}

package struct ShadowElement: Hashable, Sendable {
    package var color: Color
    package var radius: CGFloat
    package var x: CGFloat
    package var y: CGFloat

    package init(color: Color, radius: CGFloat, x: CGFloat, y: CGFloat) {
        self.color = color
        self.radius = radius
        self.x = x
        self.y = y
    }
}
