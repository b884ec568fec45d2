// The samples of docs/theming.md, which `scripts/theming` takes from here: what is documented compiles.

import Auth0UniversalComponents
import WebUI

private struct OneToken: View {
    var body: some View {
        // sample: a few tokens
        let colors = DefaultAuth0ColorTokens(
            background: DefaultAuth0BackgroundColorTokens(primary: Color(red: 0.05, green: 0.29, blue: 0.43)),
            text: DefaultAuth0TextColorTokens(onPrimary: .white)
        )
        MyAccountAuthMethodsView()
            .auth0Theme(Auth0Theme(colors: colors, radius: DefaultAuth0RadiusTokens(button: 8)))
        // end
    }
}

// sample: a group
struct SquareCorners: Auth0RadiusTokens {
    var small: CGFloat { 2 }
    var medium: CGFloat { 2 }
    var inputField: CGFloat { 2 }
    var button: CGFloat { 2 }
    var large: CGFloat { 4 }
    var pill: CGFloat { 4 }
}

var square: Auth0Theme {
    var theme = Auth0Theme()
    theme.radius = SquareCorners()
    return theme
}
// end

// sample: a brand
extension Auth0Theme {
    static let harbour = Auth0Theme(
        colors: DefaultAuth0ColorTokens(
            background: DefaultAuth0BackgroundColorTokens(
                primary: Color(light: .harbourBlue, dark: .harbourSky),
                primarySubtle: Color(light: .harbourBlue, dark: .harbourSky).opacity(0.4),
                accent: Color(light: .harbourBlue, dark: .harbourSky),
                layerBase: Color(light: Color(white: 0.96), dark: Color(red: 0.04, green: 0.09, blue: 0.13))
            ),
            text: DefaultAuth0TextColorTokens(onPrimary: Color(light: .white, dark: .black))
        ),
        typography: DefaultAuth0TypographyTokens(
            displayMedium: Auth0TextStyle(font: .custom("Lora-Bold", size: 28, relativeTo: .title), lineSpacing: 6),
            body: Auth0TextStyle(font: .custom("Lora-Regular", size: 17, relativeTo: .body), lineSpacing: 7)
        ),
        radius: SquareCorners()
    )
}

extension Color {
    static let harbourBlue = Color(red: 0.05, green: 0.29, blue: 0.43)
    static let harbourSky = Color(red: 0.55, green: 0.83, blue: 0.98)
}
// end

// sample: a view of your own
struct Banner: View {
    @Environment(\.auth0Theme) private var theme

    var body: some View {
        Text("Add a second factor before Friday.")
            .auth0TextStyle(theme.typography.body)
            .foregroundStyle(theme.colors.text.bold)
            .padding(theme.spacing.md)
            .background(theme.colors.background.layerTop, in: RoundedRectangle(cornerRadius: theme.radius.medium))
    }
}
// end

// sample: another theme at night
struct ByScheme: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        MyAccountAuthMethodsView().auth0Theme(scheme == .dark ? square : .harbour)
    }
}
// end
