import Testing
import WebUI
import WebUICore

@testable import Auth0UniversalComponents

@MainActor
@Suite struct ThemeTests {
    private var brand: Auth0Theme { Auth0Theme(radius: DefaultAuth0RadiusTokens(button: 3)) }

    @Test func oneTokenOfAnotherValueLeavesTheRest() {
        var expected = DefaultAuth0RadiusTokens()
        expected.button = 3
        #expect("\(brand.radius)" == "\(expected)")
        #expect("\(brand.spacing)" == "\(DefaultAuth0SpacingTokens())")
        #expect(DefaultAuth0TextColorTokens(bold: .red).bold == .red)
        #expect(DefaultAuth0TextColorTokens(bold: .red).regular == DefaultAuth0TextColorTokens().regular)
    }

    @Test func oneGroupOfColoursLeavesTheOthers() {
        let colors = DefaultAuth0ColorTokens(text: DefaultAuth0TextColorTokens(onPrimary: .white))
        #expect(colors.text.onPrimary == .white)
        #expect(colors.background.primary == DefaultAuth0BackgroundColorTokens().primary)
        #expect(colors.border.bold == DefaultAuth0BorderColorTokens().bold)
    }

    @Test func aViewHasTheDefaultTheme() {
        #expect(texts(of: Probe()) == ["16.0"])
    }

    @Test func aNestedViewHasTheThemeAroundIt() {
        let nested = VStack { Group { Probe() } }.auth0Theme(brand)
        #expect(texts(of: nested) == ["3.0"])
    }

    @Test func theInnerThemeWins() {
        let inner = Probe().auth0Theme(Auth0Theme(radius: DefaultAuth0RadiusTokens(button: 5)))
        #expect(texts(of: VStack { inner }.auth0Theme(brand)) == ["5.0"])
    }

    @Test func aSheetHasTheThemeAroundIt() {
        let presenting = Text("below").sheet(isPresented: .constant(true)) { Probe() }.auth0Theme(brand)
        #expect(texts(of: presenting).contains("3.0"))
    }

    @Test func aPushedScreenHasTheThemeAroundIt() {
        #expect(texts(of: Pushed().auth0Theme(brand)) == ["3.0"])
    }

    @Test func aStyleOfTextIsItsFontAndBothDistances() throws {
        let style = Auth0TextStyle(font: .title, tracking: 0.5, lineSpacing: 4)
        let tab = Tab(root: Text("A").auth0TextStyle(style))
        let text = try #require(textElements(in: tab.tree).first)
        #expect(text.runs.first?.style.font == .title)
        #expect(text.runs.first?.style.tracking == 0.5)
        #expect(text.lineSpacing == 4)
        tab.close()
    }

    private func texts(of view: some View) -> [String] {
        let tab = Tab(root: view)
        defer { tab.close() }
        return textElements(in: tab.tree).map(\.string)
    }

    private func textElements(in node: RenderNode) -> [TextElement] {
        var found: [TextElement] = []
        if case .text(let text) = node.element { found.append(text) }
        return found + node.children.flatMap(textElements)
    }
}

/// Shows a token of its theme.
private struct Probe: View {
    @Environment(\.auth0Theme) private var theme

    var body: some View { Text(verbatim: "\(theme.radius.button)") }
}

/// A stack that begins on its second screen.
private struct Pushed: View {
    @State private var path = NavigationPath([1])

    var body: some View {
        NavigationStack(path: $path) {
            Text("first").navigationDestination(for: Int.self) { _ in Probe() }
        }
    }
}
