public import WebUI

/// The styles of text.
public protocol Auth0TypographyTokens: Sendable {
    /// The largest title.
    var displayLarge: Auth0TextStyle { get }

    /// The title of a screen.
    var displayMedium: Auth0TextStyle { get }

    /// The title of a part of a screen.
    var display: Auth0TextStyle { get }

    /// The title of a section or a dialog.
    var titleLarge: Auth0TextStyle { get }

    /// The title of a card or a row.
    var title: Auth0TextStyle { get }

    /// Running text.
    var body: Auth0TextStyle { get }

    /// Explanations.
    var bodySmall: Auth0TextStyle { get }

    /// The words on a button, and the name of a field.
    var label: Auth0TextStyle { get }

    /// Hints and errors below a field.
    var helper: Auth0TextStyle { get }

    /// Small words above a title, and badges.
    var overline: Auth0TextStyle { get }
}

/// The styles of the default theme: Inter where the reader's machine has it, else the system's font.
///
/// No font comes with the package. Sizes follow a reader who enlarges text.
public struct DefaultAuth0TypographyTokens: Auth0TypographyTokens {
    /// The largest title.
    public var displayLarge: Auth0TextStyle
    /// The title of a screen.
    public var displayMedium: Auth0TextStyle
    /// The title of a part of a screen.
    public var display: Auth0TextStyle
    /// The title of a section or a dialog.
    public var titleLarge: Auth0TextStyle
    /// The title of a card or a row.
    public var title: Auth0TextStyle
    /// Running text.
    public var body: Auth0TextStyle
    /// Explanations.
    public var bodySmall: Auth0TextStyle
    /// The words on a button, and the name of a field.
    public var label: Auth0TextStyle
    /// Hints and errors below a field.
    public var helper: Auth0TextStyle
    /// Small words above a title, and badges.
    public var overline: Auth0TextStyle

    /// Takes the styles that differ from the default.
    public init(
        displayLarge: Auth0TextStyle = .inter(34, .semibold, relativeTo: .largeTitle, tracking: -0.2, lineSpacing: 7),
        displayMedium: Auth0TextStyle = .inter(28, .semibold, relativeTo: .title, tracking: -0.1, lineSpacing: 6),
        display: Auth0TextStyle = .inter(22, .semibold, relativeTo: .title2, tracking: -0.05, lineSpacing: 6),
        titleLarge: Auth0TextStyle = .inter(20, .semibold, relativeTo: .title3, tracking: 0, lineSpacing: 5),
        title: Auth0TextStyle = .inter(17, .semibold, relativeTo: .headline, tracking: 0, lineSpacing: 7),
        body: Auth0TextStyle = .inter(17, .regular, relativeTo: .body, tracking: 0, lineSpacing: 7),
        bodySmall: Auth0TextStyle = .inter(15, .regular, relativeTo: .subheadline, tracking: 0.1, lineSpacing: 5),
        label: Auth0TextStyle = .inter(16, .medium, relativeTo: .callout, tracking: 0.1, lineSpacing: 5),
        helper: Auth0TextStyle = .inter(13, .regular, relativeTo: .footnote, tracking: 0.2, lineSpacing: 5),
        overline: Auth0TextStyle = .inter(11, .regular, relativeTo: .caption2, tracking: 0.77, lineSpacing: 5)
    ) {
        self.displayLarge = displayLarge
        self.displayMedium = displayMedium
        self.display = display
        self.titleLarge = titleLarge
        self.title = title
        self.body = body
        self.bodySmall = bodySmall
        self.label = label
        self.helper = helper
        self.overline = overline
    }
}

extension Auth0TextStyle {
    /// A style in Inter: the family and a weight, since CSS knows fonts by these and not by the name of a face.
    @usableFromInline
    static func inter(
        _ size: CGFloat,
        _ weight: Font.Weight,
        relativeTo textStyle: Font.TextStyle,
        tracking: CGFloat,
        lineSpacing: CGFloat
    ) -> Auth0TextStyle {
        Auth0TextStyle(
            font: .custom("Inter", size: size, relativeTo: textStyle).weight(weight),
            tracking: tracking,
            lineSpacing: lineSpacing
        )
    }
}
