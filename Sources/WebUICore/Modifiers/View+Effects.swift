public import Foundation

extension View {
    /// A line around the view, inside of it.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        wrapped { .border(content._resolve(in: $0).paint, width: width) }
    }

    /// Cuts the view's corners.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    /// Cuts what lies outside of a shape.
    public func clipShape<S: Shape>(_ shape: S) -> some View { wrapped(in: .clip(shape.outline.geometry)) }

    /// Cuts what lies outside of the view's space.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// From 0, which is clear, to 1, which is opaque.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some View { wrapped(in: .opacity(opacity)) }

    /// A shadow behind the view.
    public func shadow(
        color: Color = Color(.sRGB, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { wrapped(in: .shadow(ShadowElement(color: color, radius: radius, x: x, y: y))) }

    /// Softens the view.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { wrapped(in: .blur(radius: radius)) }

    /// Draws the view larger or smaller.
    ///
    /// The space stays as it is.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Draws the view larger or smaller.
    ///
    /// The space stays as it is.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        wrapped(in: .scale(scale, anchor: anchor))
    }

    /// Draws the view larger or smaller.
    ///
    /// The space stays as it is.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Turns what is drawn.
    ///
    /// The space stays as it is.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        wrapped(in: .rotation(angle, anchor: anchor))
    }

    /// Takes the view's space and shows nothing.
    public func hidden() -> some View { wrapped(in: .hidden) }

    /// Whether taps reach the view.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        attributes { $0.takesClicks = $0.takesClicks && enabled }
    }
}
