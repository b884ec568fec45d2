import Testing
import WebUI
import WebUICore

@testable import Auth0UniversalComponents

@Suite struct ReadableTextTests {
    private let colors = DefaultAuth0ColorTokens()
    private var text: any Auth0TextColorTokens { colors.text }
    private var background: any Auth0BackgroundColorTokens { colors.background }

    @Test func aReadableTokenIsTaken() {
        #expect(colors.readable(text.onPrimary, on: background.primary) == text.onPrimary)
        #expect(colors.readable(text.bold, on: background.layerTop) == text.bold)
    }

    @Test func anUnreadableTokenGivesWayInThatAppearanceOnly() {
        let onError = colors.readable(text.onError, on: background.error)
        #expect(onError.inLight == text.onError.inLight)
        #expect(onError.inDark == text.onPrimary.inDark)
        let regular = colors.readable(text.regular, on: background.layerTop)
        #expect(regular.inLight == text.regular.inLight)
        #expect(regular.inDark == text.bold.inDark)
    }

    @Test func everyTextIsReadableOnEveryArea() throws {
        let areas = [
            background.primary, background.inverse, background.accent, background.layerTop, background.layerMedium,
            background.layerBase, background.error, background.errorSubtle, background.success,
        ]
        for area in areas {
            for token in [text.bold, text.regular, text.onPrimary, text.onSuccess, text.onError] {
                let readable = colors.readable(token, on: area)
                #expect(try #require(readable.inLight.contrast(with: area.inLight)) >= 4.5)
                #expect(try #require(readable.inDark.contrast(with: area.inDark)) >= 4.5)
            }
        }
    }

    @Test func anAreaThatShowsTheScreenIsSeenOverIt() {
        let faint = Color(light: Color(hex: 0x09090B, opacity: 0.1), dark: Color(hex: 0xFAFAFA, opacity: 0.1))
        #expect(colors.readable(text.bold, on: faint) == text.bold)
    }

    @Test func aColourOfTheBrowsersIsLeftAsItIs() {
        #expect(colors.readable(.blue, on: background.layerTop).inLight == .blue)
        #expect(colors.readable(text.onError, on: .red).inDark == text.onError.inDark)
    }

    @Test func aPairIsWrittenForAppsToo() {
        let pair = Color(light: .white, dark: .black)
        #expect(pair.inLight == .white)
        #expect(pair.inDark == .black)
    }
}
