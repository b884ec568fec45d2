public import WebUI

/// The distances between parts of the components, in points, from the smallest to the largest.
public protocol Auth0SpacingTokens: Sendable {
    /// Between things that belong together, such as a title and its explanation.
    var xxs: CGFloat { get }

    /// Between the things of a group.
    var xs: CGFloat { get }

    /// Inside a small container.
    var sm: CGFloat { get }

    /// Inside a card, and at the edge of a narrow screen.
    var md: CGFloat { get }

    /// Between sections.
    var lg: CGFloat { get }

    /// Between the parts of a screen.
    var xl: CGFloat { get }

    /// Around what stands by itself.
    var xxl: CGFloat { get }

    /// The largest distance.
    var xxxl: CGFloat { get }
}

/// The distances of the default theme, on a grid of 4 points.
public struct DefaultAuth0SpacingTokens: Auth0SpacingTokens {
    /// Between things that belong together, such as a title and its explanation.
    public var xxs: CGFloat
    /// Between the things of a group.
    public var xs: CGFloat
    /// Inside a small container.
    public var sm: CGFloat
    /// Inside a card, and at the edge of a narrow screen.
    public var md: CGFloat
    /// Between sections.
    public var lg: CGFloat
    /// Between the parts of a screen.
    public var xl: CGFloat
    /// Around what stands by itself.
    public var xxl: CGFloat
    /// The largest distance.
    public var xxxl: CGFloat

    /// Takes the distances that differ from the default, in points.
    public init(
        xxs: CGFloat = 4,
        xs: CGFloat = 8,
        sm: CGFloat = 12,
        md: CGFloat = 16,
        lg: CGFloat = 24,
        xl: CGFloat = 32,
        xxl: CGFloat = 48,
        xxxl: CGFloat = 56
    ) {
        self.xxs = xxs
        self.xs = xs
        self.sm = sm
        self.md = md
        self.lg = lg
        self.xl = xl
        self.xxl = xxl
        self.xxxl = xxxl
    }
}
