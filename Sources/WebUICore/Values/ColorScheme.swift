/// The light or the dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
}
