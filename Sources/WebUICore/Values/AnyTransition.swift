/// How a view comes and goes, when that happens in an animation.
public struct AnyTransition: Hashable, Sendable {
    package enum Effect: Hashable, Sendable {
        case identity
        case opacity
        case scale
        case slide
        case move(Edge)
    }

    package var insertion: [Effect]
    package var removal: [Effect]

    package init(_ effect: Effect) {
        insertion = [effect]
        removal = [effect]
    }

    /// No effect.
    public static let identity = AnyTransition(.identity)
    /// Fades.
    public static let opacity = AnyTransition(.opacity)
    /// Grows and shrinks.
    public static let scale = AnyTransition(.scale)
    /// Comes from the leading edge and goes to the trailing one.
    public static let slide = AnyTransition(.slide)

    /// Comes from an edge and goes to it.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

    /// One effect for coming and another for going.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        var result = insertion
        result.removal = removal.removal
        return result
    }

    /// Both effects at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var result = self
        result.insertion += other.insertion
        result.removal += other.removal
        return result
    }
}
