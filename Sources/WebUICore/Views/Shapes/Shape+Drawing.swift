public import Foundation

/// A drawn shape.
struct DrawnShape: View {
    typealias Body = Never

    let element: @MainActor (EnvironmentValues) -> RenderElement

    static func _update(_ view: Self, in node: ViewNode) {
        node.content = .container(view.element(node.environment))
    }
}

extension Shape {
    /// The shape, filled.
    public func fill<S: ShapeStyle>(_ content: S) -> FilledShape<Self> {
        FilledShape(shape: self, style: AnyShapeStyle(content))
    }

    /// The shape, filled with the foreground style.
    public func fill() -> FilledShape<Self> { fill(ForegroundStyle()) }

    /// The shape's outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's outline, half of it outside.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        drawn(content, style, isInside: false)
    }

    /// The shape's outline in the foreground style.
    public func stroke(style: StrokeStyle) -> some View { stroke(ForegroundStyle(), style: style) }

    /// The shape's outline in the foreground style.
    public func stroke(lineWidth: CGFloat = 1) -> some View { stroke(ForegroundStyle(), lineWidth: lineWidth) }

    /// A part of the shape's outline, between two places from 0 to 1.
    nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> TrimmedShape<Self> {
        TrimmedShape(base: self, trim: ShapeElement.Trim(from: startFraction, to: endFraction))
    }

    fileprivate func drawn<S: ShapeStyle>(_ content: S, _ style: StrokeStyle, isInside: Bool) -> DrawnShape {
        DrawnShape { environment in
            let paint = content._resolve(in: environment).paint
            return element(
                stroke: ShapeElement.Stroke(
                    paint: paint,
                    width: style.lineWidth,
                    dash: style.dash,
                    isInside: isInside
                )
            )
        }
    }
}

extension InsettableShape {
    /// The shape, made smaller on all sides.
    nonisolated public func inset(by amount: CGFloat) -> InsetShape<Self> { InsetShape(base: self, amount: amount) }

    /// The shape's outline, all of it inside.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's outline, all of it inside.
    public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        drawn(content, style, isInside: true)
    }
}

/// A filled shape, which an outline can be put on.
public struct FilledShape<Content: Shape>: View {
    /// A shape has no body.
    public typealias Body = Never

    /// The shape.
    public let shape: Content
    let style: AnyShapeStyle

    /// Shows the shape.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.content = .container(view.shape.element(fill: view.style.paint(in: node.environment)))
    }

    /// The filled shape with its outline over it.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        overlay { shape.stroke(content, lineWidth: lineWidth) }
    }
}

extension FilledShape where Content: InsettableShape {
    /// The filled shape with its outline over it, all of it inside.
    public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        overlay { shape.strokeBorder(content, lineWidth: lineWidth) }
    }
}
