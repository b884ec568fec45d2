import Testing

@testable import WebUICore

private struct PressStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "at rest")
    }
}

private struct PlainStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@MainActor
@Suite struct ButtonsWithAStyle {
    @Test func showThatTheyAreHeldDown() throws {
        let page = Page { Button("Go") {}.buttonStyle(PressStyle()) }
        let button = try page.node(.button)
        #expect(page.shows("at rest"))
        #expect(page.send(ClientEvent(.press, on: button.id, value: .bool(true))))
        #expect(page.shows("pressed"))
        #expect(page.send(ClientEvent(.press, on: button.id, value: .bool(false))))
        #expect(page.shows("at rest"))
    }

    @Test func hearOfPressesOnlyWhereTheStyleAsks() throws {
        let page = Page { Button("Go") {}.buttonStyle(PlainStyle()) }
        let button = try page.node(.button)
        #expect(Array(button.events) == [.tap])
        #expect(!page.send(ClientEvent(.press, on: button.id, value: .bool(true))))
    }

    @Test func areAtRestWhereTheyAreDisabled() throws {
        struct Toggling: View {
            @State private var isOff = false
            var body: some View {
                Button("flip") { isOff.toggle() }
                Button("Go") {}.buttonStyle(PressStyle()).disabled(isOff)
            }
        }
        let page = Page { Toggling() }
        let button = try #require(page.nodes(.button).last)
        #expect(page.send(ClientEvent(.press, on: button.id, value: .bool(true))))
        page.tap("flip")
        #expect(page.shows("at rest"))
        #expect(!page.send(ClientEvent(.press, on: button.id, value: .bool(false))))
        page.tap("flip")
        #expect(page.shows("at rest"))
    }

    @Test func areAtRestOnAPageThatIsLoadedAgain() throws {
        let page = Page { Button("Go") {}.buttonStyle(PressStyle()) }
        #expect(page.send(ClientEvent(.press, on: try page.node(.button).id, value: .bool(true))))
        page.tab.prepareForReload()
        #expect(page.shows("at rest"))
    }
}
