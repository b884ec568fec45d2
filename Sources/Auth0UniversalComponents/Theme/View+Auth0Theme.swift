public import WebUI

extension EnvironmentValues {
    private struct ThemeKey: EnvironmentKey {
        static let defaultValue = Auth0Theme()
    }

    /// The theme of components; the default one unless `.auth0Theme(_:)` sets another.
    public var auth0Theme: Auth0Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

extension View {
    /// What components in the view look like, on every screen and sheet of theirs.
    public func auth0Theme(_ theme: Auth0Theme) -> some View {
        environment(\.auth0Theme, theme)
    }
}
