/// An outline that fills the space that it is given.
///
/// The shapes are those of the library.
@MainActor
@preconcurrency
public protocol Shape: View, Sendable {
    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated static func _outline(of shape: Self) -> ShapeOutline
}

/// The outline of a shape, and which part of it is drawn.
@_documentation(visibility: internal)
public struct ShapeOutline: Hashable, Sendable {
    var geometry: ShapeGeometry
    var trim: ShapeElement.Trim?
}

/// A shape that can be made smaller on all sides.
@MainActor
@preconcurrency
public protocol InsettableShape: Shape {}

extension Shape {
    /// Shows the shape, filled with the foreground style.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.content = .container(
            view.element(fill: ForegroundStyle()._resolve(in: node.environment).paint)
        )
    }

    nonisolated var outline: ShapeOutline { Self._outline(of: self) }

    func element(fill: Paint? = nil, stroke: ShapeElement.Stroke? = nil) -> RenderElement {
        var element = ShapeElement(geometry: outline.geometry, fill: fill, stroke: stroke)
        element.trim = outline.trim
        return .shape(element)
    }
}
