import WebUI

extension Auth0ColorTokens {
    /// The colour of text that can be read on an area: the token meant for it where its contrast is 4.5 to 1 at least,
    /// else the theme's main colour of text or the one for the main button, whichever stands out more.
    ///
    /// Some published values do not reach that contrast, such as `text.onSuccess` on `background.success`; and a theme
    /// that changes one of two tokens may not know of the other. Light and dark are looked at apart. A colour that only
    /// the browser knows is left as it is.
    func readable(_ preferred: Color, on area: Color) -> Color {
        let screen = background.layerBase
        func pick(_ appearance: (Color) -> Color) -> Color {
            let ground = appearance(area).over(appearance(screen))
            func contrast(_ color: Color) -> Double? { appearance(color).over(ground).contrast(with: ground) }
            guard let ratio = contrast(preferred), ratio < 4.5 else { return appearance(preferred) }
            let others = [preferred, text.bold, text.onPrimary]
            return appearance(others.max { contrast($0) ?? 0 < contrast($1) ?? 0 } ?? preferred)
        }
        return Color(light: pick(\.inLight), dark: pick(\.inDark))
    }
}
