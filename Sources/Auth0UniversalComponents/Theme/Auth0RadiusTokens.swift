public import WebUI

/// The radii of corners in the components, in points.
public protocol Auth0RadiusTokens: Sendable {
    /// The cells of a code field.
    var small: CGFloat { get }

    /// Notices and banners.
    var medium: CGFloat { get }

    /// Text fields, and boxes that show a code.
    var inputField: CGFloat { get }

    /// Buttons that fill a row, and the cards of factors.
    var button: CGFloat { get }

    /// Dialogs.
    var large: CGFloat { get }

    /// Outlined buttons such as "Copy".
    var pill: CGFloat { get }
}

/// The radii of the default theme.
public struct DefaultAuth0RadiusTokens: Auth0RadiusTokens {
    /// The cells of a code field.
    public var small: CGFloat
    /// Notices and banners.
    public var medium: CGFloat
    /// Text fields, and boxes that show a code.
    public var inputField: CGFloat
    /// Buttons that fill a row, and the cards of factors.
    public var button: CGFloat
    /// Dialogs.
    public var large: CGFloat
    /// Outlined buttons such as "Copy".
    public var pill: CGFloat

    /// Takes the radii that differ from the default, in points.
    public init(
        small: CGFloat = 8,
        medium: CGFloat = 12,
        inputField: CGFloat = 14,
        button: CGFloat = 16,
        large: CGFloat = 20,
        pill: CGFloat = 24
    ) {
        self.small = small
        self.medium = medium
        self.inputField = inputField
        self.button = button
        self.large = large
        self.pill = pill
    }
}
