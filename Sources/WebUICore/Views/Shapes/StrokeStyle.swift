public import Foundation

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line in points.
    public var lineWidth: CGFloat
    /// The lengths of dashes and gaps; empty is an unbroken line.
    public var dash: [CGFloat]

    /// Takes a width and dashes.
    public init(lineWidth: CGFloat = 1, dash: [CGFloat] = []) {
        self.lineWidth = lineWidth
        self.dash = dash
    }
}
