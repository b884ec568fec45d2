/// How content fills the space that it is given.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The content fits inside the space.
    case fit
    /// The content covers the space.
    case fill
}
