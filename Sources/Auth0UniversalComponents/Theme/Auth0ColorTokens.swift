/// The colours of the components, by what they colour.
public protocol Auth0ColorTokens: Sendable {
    /// The colours of areas.
    var background: any Auth0BackgroundColorTokens { get }

    /// The colours of text and symbols.
    var text: any Auth0TextColorTokens { get }

    /// The colours of lines and shadows.
    var border: any Auth0BorderColorTokens { get }
}

/// The colours of the default theme, which follow light and dark.
public struct DefaultAuth0ColorTokens: Auth0ColorTokens {
    /// The colours of areas.
    public var background: any Auth0BackgroundColorTokens
    /// The colours of text and symbols.
    public var text: any Auth0TextColorTokens
    /// The colours of lines and shadows.
    public var border: any Auth0BorderColorTokens

    /// Takes the colours that differ from the default.
    public init(
        background: any Auth0BackgroundColorTokens = DefaultAuth0BackgroundColorTokens(),
        text: any Auth0TextColorTokens = DefaultAuth0TextColorTokens(),
        border: any Auth0BorderColorTokens = DefaultAuth0BorderColorTokens()
    ) {
        self.background = background
        self.text = text
        self.border = border
    }
}
