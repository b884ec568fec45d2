public import Foundation

/// How the corners of a rounded rectangle bend.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve without a jump in its bend. Drawn as a quarter of a circle.
    case continuous
}

/// A rectangle.
public struct Rectangle: InsettableShape {
    /// A shape has no body.
    public typealias Body = Never

    /// Makes the shape.
    nonisolated public init() {}

    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated public static func _outline(of shape: Self) -> ShapeOutline { ShapeOutline(geometry: .rectangle) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
    /// A shape has no body.
    public typealias Body = Never

    /// The width and height of a corner.
    public var cornerSize: CGSize
    /// How corners bend.
    public var style: RoundedCornerStyle

    /// Takes the radius of the corners.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Takes the size of the corners.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated public static func _outline(of shape: Self) -> ShapeOutline {
        ShapeOutline(geometry: .roundedRectangle(shape.cornerSize))
    }
}

/// The radii of the four corners of a rectangle.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Takes the radii.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle with corners of different radii.
public struct UnevenRoundedRectangle: InsettableShape {
    /// A shape has no body.
    public typealias Body = Never

    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// How corners bend.
    public var style: RoundedCornerStyle

    /// Takes the radii.
    nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Takes the radii one by one.
    nonisolated public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingRadius,
            bottomLeading: bottomLeadingRadius,
            bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius
        )
        self.init(cornerRadii: radii, style: style)
    }

    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated public static func _outline(of shape: Self) -> ShapeOutline {
        let radii = CornerRadii(
            topLeading: shape.cornerRadii.topLeading,
            bottomLeading: shape.cornerRadii.bottomLeading,
            bottomTrailing: shape.cornerRadii.bottomTrailing,
            topTrailing: shape.cornerRadii.topTrailing
        )
        return ShapeOutline(geometry: .unevenRoundedRectangle(radii))
    }
}

/// A circle in the middle of the space that it is given.
public struct Circle: InsettableShape {
    /// A shape has no body.
    public typealias Body = Never

    /// Makes the shape.
    nonisolated public init() {}

    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated public static func _outline(of shape: Self) -> ShapeOutline { ShapeOutline(geometry: .circle) }
}

/// An ellipse.
public struct Ellipse: InsettableShape {
    /// A shape has no body.
    public typealias Body = Never

    /// Makes the shape.
    nonisolated public init() {}

    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated public static func _outline(of shape: Self) -> ShapeOutline { ShapeOutline(geometry: .ellipse) }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape {
    /// A shape has no body.
    public typealias Body = Never

    /// How corners bend.
    public var style: RoundedCornerStyle

    /// Makes the shape.
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated public static func _outline(of shape: Self) -> ShapeOutline { ShapeOutline(geometry: .capsule) }
}

/// A shape of any type.
public struct AnyShape: Shape {
    /// A shape has no body.
    public typealias Body = Never

    private let erased: ShapeOutline

    /// Takes a shape.
    nonisolated public init<S: Shape>(_ shape: S) { erased = shape.outline }

    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated public static func _outline(of shape: Self) -> ShapeOutline { shape.erased }
}

/// A shape, made smaller on all sides.
public struct InsetShape<Base: InsettableShape>: InsettableShape {
    /// A shape has no body.
    public typealias Body = Never

    private let base: Base
    private let amount: CGFloat

    nonisolated init(base: Base, amount: CGFloat) {
        self.base = base
        self.amount = amount
    }

    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated public static func _outline(of shape: Self) -> ShapeOutline {
        var outline = shape.base.outline
        outline.geometry = .inset(outline.geometry, by: shape.amount)
        return outline
    }
}

/// A part of a shape's outline.
public struct TrimmedShape<Base: Shape>: Shape {
    /// A shape has no body.
    public typealias Body = Never

    private let base: Base
    private let trim: ShapeElement.Trim

    nonisolated init(base: Base, trim: ShapeElement.Trim) {
        self.base = base
        self.trim = trim
    }

    /// The shape's outline.
    @_documentation(visibility: internal)
    nonisolated public static func _outline(of shape: Self) -> ShapeOutline {
        ShapeOutline(geometry: shape.base.outline.geometry, trim: shape.trim)
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle.
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    nonisolated public static func rect(
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Circle {
    /// A circle.
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A rectangle whose short sides are half circles.
    nonisolated public static var capsule: Capsule { Capsule() }
}
