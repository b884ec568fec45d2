/// Whether a part of the interface shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The part decides.
    case automatic
    /// The part shows.
    case visible
    /// The part does not show.
    case hidden
}
