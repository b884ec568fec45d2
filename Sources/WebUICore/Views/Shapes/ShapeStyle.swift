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
public struct AnyShapeStyle: ShapeStyle {
    private let base: any ShapeStyle

    /// Takes a style.
    public init<S: ShapeStyle>(_ style: S) { base = style }

    @MainActor
    func paint(in environment: EnvironmentValues) -> Paint { base._resolve(in: environment).paint }

    /// What the style is in an environment.
    @_documentation(visibility: internal)
    @MainActor
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle { base._resolve(in: environment) }
}

extension AnyShapeStyle: Hashable {
    /// The styles of the library are hashable; any other is told apart by its description.
    private var identity: AnyHashable {
        (base as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(String(reflecting: base))
    }

    /// Whether both are the same style.
    public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool { lhs.identity == rhs.identity }

    /// Hashes the style.
    public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
