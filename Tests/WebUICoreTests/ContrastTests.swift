import Testing
import WebUICore

@Suite struct ContrastTests {
    /// The ratios that WCAG's own formula gives for these colours.
    @Test func contrastIsWCAGs() throws {
        #expect(Color.black.contrast(with: .white) == 21)
        #expect(Color.white.contrast(with: .white) == 1)
        let grey = Color(red: 0x76 / 255, green: 0x76 / 255, blue: 0x76 / 255)
        #expect(abs(try #require(grey.contrast(with: .white)) - 4.54) < 0.005)
        #expect(Color.blue.contrast(with: .white) == nil)
    }

    @Test func aClearColourShowsTheGround() {
        #expect(Color.white.opacity(0.25).over(.black) == Color(white: 0.25))
        #expect(Color.clear.over(.white) == .white)
        #expect(Color.white.over(.black) == .white)
    }
}
