/// A translucent background.
public struct Material: Hashable, Sendable {
    package enum Thickness: Hashable, Sendable {
        case ultraThin
        case thin
        case regular
        case thick
        case ultraThick
        case bar
    }

    package let thickness: Thickness

    /// Lets most of what lies behind through.
    public static let ultraThin = Material(thickness: .ultraThin)
    /// Lets much of what lies behind through.
    public static let thin = Material(thickness: .thin)
    /// Lets some of what lies behind through.
    public static let regular = Material(thickness: .regular)
    /// Lets little of what lies behind through.
    public static let thick = Material(thickness: .thick)
    /// Lets very little of what lies behind through.
    public static let ultraThick = Material(thickness: .ultraThick)
    /// The look of a bar.
    public static let bar = Material(thickness: .bar)
}
