/// What the components look like: colours, styles of text, distances, corners and sizes.
///
/// ```swift
/// MyAccountAuthMethodsView()
///     .auth0Theme(Auth0Theme(radius: DefaultAuth0RadiusTokens(button: 8)))
/// ```
///
/// Without a theme of its own a component has the default one. `docs/theming.md` lists every token.
public struct Auth0Theme: Sendable {
    /// The colours.
    public var colors: any Auth0ColorTokens
    /// The styles of text.
    public var typography: any Auth0TypographyTokens
    /// The distances between parts.
    public var spacing: any Auth0SpacingTokens
    /// The radii of corners.
    public var radius: any Auth0RadiusTokens
    /// The fixed sizes of parts.
    public var sizes: any Auth0SizeTokens

    /// Takes the groups of tokens that differ from the default.
    public init(
        colors: any Auth0ColorTokens = DefaultAuth0ColorTokens(),
        typography: any Auth0TypographyTokens = DefaultAuth0TypographyTokens(),
        spacing: any Auth0SpacingTokens = DefaultAuth0SpacingTokens(),
        radius: any Auth0RadiusTokens = DefaultAuth0RadiusTokens(),
        sizes: any Auth0SizeTokens = DefaultAuth0SizeTokens()
    ) {
        self.colors = colors
        self.typography = typography
        self.spacing = spacing
        self.radius = radius
        self.sizes = sizes
    }
}
