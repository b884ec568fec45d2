import Testing

@testable import WebUICore

private struct Scheme: View {
    @Environment(\.colorScheme) private var colorScheme
    var body: some View { Text("\(colorScheme)") }
}

@MainActor
@Suite struct ColorSchemes {
    private func schemes(_ page: Page) -> [AppliedColorScheme?] { page.nodes(.text).map(\.attributes.colorScheme) }

    private func traits(_ scheme: ColorScheme) -> ClientTraits {
        var traits = ClientTraits()
        traits.colorScheme = scheme
        return traits
    }

    @Test func areTheBrowsersUnlessTheAppSetsOne() {
        let page = Page(traits: traits(.dark)) {
            Scheme()
            Scheme().environment(\.colorScheme, .light)
        }
        #expect(page.texts == ["dark", "light"])
        #expect(schemes(page) == [nil, AppliedColorScheme(.light)])
        page.tab.setTraits(traits(.light))
        #expect(page.texts == ["light", "light"])
        #expect(schemes(page) == [nil, AppliedColorScheme(.light)])
    }

    @Test func nestAndTheInnermostCounts() {
        let page = Page { Scheme().environment(\.colorScheme, .dark).environment(\.colorScheme, .light) }
        #expect(page.texts == ["dark"])
        #expect(schemes(page) == [AppliedColorScheme(.dark)])
    }

    @Test func fillTheWindowWhereTheAppPrefersOne() {
        let page = Page { Scheme().preferredColorScheme(.dark) }
        #expect(page.texts == ["dark"])
        #expect(schemes(page) == [AppliedColorScheme(.dark, fillsWindow: true)])
    }

    @Test func areLeftAloneWithoutAPreference() {
        let page = Page { Scheme().preferredColorScheme(nil) }
        #expect(page.texts == ["light"])
        #expect(schemes(page) == [nil])
    }

    @Test func reachSheetsAndAlerts() throws {
        let page = Page {
            VStack {
                Text("here").sheet(isPresented: .constant(true)) { Scheme() }
            }
            .environment(\.colorScheme, .dark)
        }
        #expect(page.texts.last == "dark")
        #expect(try page.node(.sheet).attributes.colorScheme == AppliedColorScheme(.dark))
        let alert = Page {
            Text("here").alert("Sure?", isPresented: .constant(true)) {}.environment(\.colorScheme, .dark)
        }
        #expect(try alert.node(.alert).attributes.colorScheme == AppliedColorScheme(.dark))
    }
}
