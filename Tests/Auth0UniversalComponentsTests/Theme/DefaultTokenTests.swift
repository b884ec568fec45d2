import Testing
import WebUI
import WebUICore

@testable import Auth0UniversalComponents

/// The default theme against the published values, each group whole: a token too many or too few is a difference.
@Suite struct DefaultTokenTests {
    @Test func areas() {
        #expect(
            colors(DefaultAuth0BackgroundColorTokens()) == [
                "primary": "#09090B, #FAFAFA",
                "primarySubtle": "#09090B 0.35, #FAFAFA 0.5",
                "inverse": "#18181B, #FAFAFA",
                "accent": "#09090B, #A7F3D0",
                "layerTop": "#FFFFFF, #3F3F46",
                "layerMedium": "#FCFCFC, #27272A",
                "layerBase": "#F4F4F5, #09090B",
                "error": "#FEE2E2, #FDA4AF",
                "errorSubtle": "#FEF2F2, #BE123C",
                "success": "#E6F7EA, #A7F3D0",
                "successSubtle": "#FAFEFB, #059669",
            ]
        )
    }

    @Test func lines() {
        #expect(
            colors(DefaultAuth0BorderColorTokens()) == [
                "bold": "#A1A1AA, #71717A",
                "regular": "#D9D9D9, #3F3F46",
                "subtle": "#E4E4E7, #D4D4D4 0",
                "shadow": "#CECECE 0.5, #3F3F46",
            ]
        )
    }

    @Test func texts() {
        #expect(
            colors(DefaultAuth0TextColorTokens()) == [
                "bold": "#1F1F1F, #FAFAFA",
                "regular": "#636363, #A1A1AA",
                "disabled": "#8E8E8E, #52525B",
                "onPrimary": "#F0F0F0, #18181B",
                "onSuccess": "#6EE7B7, #A7F3D0",
                "onError": "#991B1B, #FFCFC5",
            ]
        )
    }

    @Test func stylesOfText() {
        let styles = tokens(DefaultAuth0TypographyTokens()) { (style: Auth0TextStyle) in
            guard case .named(let family) = style.font.family, case .points(let points, _) = style.font.size else {
                return "not a font by name"
            }
            return "\(family) \(style.font.weight?.value ?? 0), \(points), \(style.tracking), \(style.lineSpacing)"
        }
        #expect(
            styles == [
                "displayLarge": "Inter 600, 34.0, -0.2, 7.0",
                "displayMedium": "Inter 600, 28.0, -0.1, 6.0",
                "display": "Inter 600, 22.0, -0.05, 6.0",
                "titleLarge": "Inter 600, 20.0, 0.0, 5.0",
                "title": "Inter 600, 17.0, 0.0, 7.0",
                "body": "Inter 400, 17.0, 0.0, 7.0",
                "bodySmall": "Inter 400, 15.0, 0.1, 5.0",
                "helper": "Inter 400, 13.0, 0.2, 5.0",
                "overline": "Inter 400, 11.0, 0.77, 5.0",
                "label": "Inter 500, 16.0, 0.1, 5.0",
            ]
        )
    }

    @Test func distances() {
        #expect(
            tokens(DefaultAuth0SpacingTokens(), asIs) == [
                "xxs": 4, "xs": 8, "sm": 12, "md": 16, "lg": 24, "xl": 32, "xxl": 48, "xxxl": 56,
            ]
        )
    }

    @Test func corners() {
        #expect(
            tokens(DefaultAuth0RadiusTokens(), asIs) == [
                "small": 8, "medium": 12, "inputField": 14, "button": 16, "large": 20, "pill": 24,
            ]
        )
    }

    @Test func sizes() {
        #expect(
            tokens(DefaultAuth0SizeTokens(), asIs) == [
                "buttonHeight": 48, "inputHeight": 60, "size2xlDimen": 48, "size3xlDimen": 56,
                "containerSizeLargeDimen": 52, "iconSmall": 16, "iconMedium": 24, "iconLarge": 28,
            ]
        )
    }
}

/// The tokens of a group by name.
private func tokens<Token, Value>(_ group: Any, _ value: (Token) -> Value) -> [String: Value] {
    var tokens: [String: Value] = [:]
    for child in Mirror(reflecting: group).children {
        guard let name = child.label, let token = child.value as? Token else {
            Issue.record("\(child) is of another type")
            continue
        }
        tokens[name] = value(token)
    }
    return tokens
}

private func asIs(_ length: CGFloat) -> CGFloat { length }

private func colors(_ group: Any) -> [String: String] {
    tokens(group) { (color: Color) in "\(hex(color.inLight)), \(hex(color.inDark))" }
}

/// A colour as tables of tokens write it, with its opacity where it is not whole.
private func hex(_ color: Color) -> String {
    guard case .components(.sRGB, let red, let green, let blue) = color.storage else { return "\(color)" }
    let digits = [red, green, blue].map { part in
        let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
        return byte.count < 2 ? "0" + byte : byte
    }
    return "#" + digits.joined() + (color.alpha == 1 ? "" : " \(plain(color.alpha))")
}

private func plain(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
