/// A screen above the list.
///
/// It holds no secret: the path may be the host's.
enum Route: Hashable, Sendable {
    /// The person's methods of a kind.
    case saved(FactorKind)
    /// The first step of enrolling one.
    case enrol(FactorKind)
    /// The step that takes the code.
    case code(FactorKind)
}
