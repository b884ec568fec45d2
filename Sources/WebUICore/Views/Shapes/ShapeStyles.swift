extension Color: ShapeStyle {
    /// What the style is in an environment.
    @_documentation(visibility: internal)
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
        ResolvedShapeStyle(paint: .color(tinted(in: environment)))
    }

    /// The accent colour is the tint of the place.
    @MainActor
    func tinted(in environment: EnvironmentValues) -> Color {
        guard let tint = environment.text.tint else { return self }
        switch storage {
        case .system(.accent): return tint.storage == storage ? self : tint.opacity(alpha)
        case .pair(let light, let dark):
            return Color(inLight: light.tinted(in: environment), inDark: dark.tinted(in: environment)).opacity(alpha)
        default: return self
        }
    }
}

/// One of the levels of foreground content.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    enum Level: Hashable, Sendable {
        case primary
        case secondary
        case tertiary
        case quaternary
    }

    let level: Level

    /// The first level.
    public static let primary = Self(level: .primary)
    /// The second level.
    public static let secondary = Self(level: .secondary)
    /// The third level.
    public static let tertiary = Self(level: .tertiary)
    /// The fourth level.
    public static let quaternary = Self(level: .quaternary)

    /// What the style is in an environment.
    @_documentation(visibility: internal)
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
        let color: Color =
            switch level {
            case .primary: Color(.primary)
            case .secondary: Color(.secondary)
            case .tertiary: Color(.tertiary)
            case .quaternary: Color(.quaternary)
            }
        return ResolvedShapeStyle(paint: .color(color))
    }
}

/// The tint of the place.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    /// What the style is in an environment.
    @_documentation(visibility: internal)
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
        Color.accentColor._resolve(in: environment)
    }
}

/// The style of backgrounds.
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    /// What the style is in an environment.
    @_documentation(visibility: internal)
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
        ResolvedShapeStyle(paint: .color(Color(.background)))
    }
}

/// The style of foreground content.
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    /// What the style is in an environment.
    @_documentation(visibility: internal)
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
        ResolvedShapeStyle(paint: environment.text.paint?.paint(in: environment) ?? .color(.primary))
    }
}

/// The style of lines between parts.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Makes the style.
    public init() {}

    /// What the style is in an environment.
    @_documentation(visibility: internal)
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
        ResolvedShapeStyle(paint: .color(Color(.separator)))
    }
}

extension Material: ShapeStyle {
    /// What the style is in an environment.
    @_documentation(visibility: internal)
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
        ResolvedShapeStyle(paint: .material(thickness))
    }
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    /// Takes a gradient and the line that it runs along.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Takes colours at equal distances.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Takes colours with places.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }

    /// What the style is in an environment.
    @_documentation(visibility: internal)
    public func _resolve(in environment: EnvironmentValues) -> ResolvedShapeStyle {
        ResolvedShapeStyle(paint: .linearGradient(gradient, start: startPoint, end: endPoint))
    }
}
