/// A colour, gradient or material that fills shapes and text.
public protocol ShapeStyle: Sendable {
    /// What the style is in an environment. The styles are those of the library.
    @_documentation(visibility: internal)
    @MainActor
    func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle
}

/// A style, resolved for one place.
@_documentation(visibility: internal)
public struct ResolvedShapeStyle: Sendable {
    let paint: Paint
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle, Hashable {
    private let base: any ShapeStyle
    private let identity: AnyHashableStyle

    /// Takes a style.
    public init<S: ShapeStyle>(_ style: S) {
        base = style
        identity = AnyHashableStyle(style)
    }

    @MainActor
    func paint(in environment: EnvironmentValues) -> Paint { base._resolve(in: environment).paint }

    /// What the style is in an environment.
    @_documentation(visibility: internal)
    @MainActor
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle { base._resolve(in: environment) }

    /// Whether both are the same style.
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool { lhs.identity == rhs.identity }

    /// Hashes the style.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// A style as something to compare.
///
/// Styles are hashable values; any other is told apart by its description.
private struct AnyHashableStyle: Hashable, Sendable {
    // A style is Sendable, so what it hashes to is too.
    nonisolated(unsafe) let value: AnyHashable

    init<S: ShapeStyle>(_ style: S) {
        value = (style as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(String(reflecting: style))
    }
}
