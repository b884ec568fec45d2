import Foundation
import Testing

@testable import WebUICore

@MainActor
@Suite struct Presentations {
    private struct Sheets: View {
        @State private var isOpen = false
        @State private var closed = 0
        var refuses = false

        var body: some View {
            VStack {
                Button("open") { isOpen = true }
                Text("closed \(closed)")
            }
            .sheet(isPresented: $isOpen, onDismiss: { closed += 1 }) {
                SheetContent().interactiveDismissDisabled(refuses)
            }
        }
    }

    private struct SheetContent: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @State private var count = 0
        var body: some View {
            VStack {
                Button("close") { dismiss() }
                Button("count \(count)") { count += 1 }
                Text(isPresented ? "presented" : "not presented")
            }
        }
    }

    @Test func aSheetLiesOverTheWindowUntilItIsClosed() {
        let page = Page { Sheets() }
        page.tap("open")
        #expect(page.mirror.children.map(\.element.kind) == [.stack, .sheet])
        #expect(page.shows("presented"))
        page.tap("count 0")
        #expect(page.shows("count 1"))
        page.tap("close")
        #expect(page.mirror.children.map(\.element.kind) == [.stack])
        #expect(page.shows("closed 1"))
        page.tap("open")
        #expect(page.shows("count 0"))
    }

    @Test func nothingUnderASheetTakesEvents() throws {
        let page = Page { Sheets() }
        let open = try #require(page.control("open"))
        page.tap("open")
        #expect(page.send(ClientEvent(.tap, on: open.id)) == false)
    }

    @Test func thePersonAndTheBrowsersHistoryCloseASheet() {
        let page = Page { Sheets() }
        page.tap("open")
        #expect(page.tab.navigationDepth == 1)
        page.tab.pop(toDepth: 0)
        #expect(page.shows("closed 1"))
        page.tap("open")
        #expect(page.dismiss())
        #expect(page.shows("closed 2"))
    }

    @Test func aSheetCanRefuseToBeClosed() {
        let page = Page { Sheets(refuses: true) }
        page.tap("open")
        #expect(page.dismiss() == false)
        #expect(page.tab.navigationDepth == 0)
        page.tap("close")
        #expect(page.shows("closed 1"))
    }

    @Test func anotherItemIsAnotherSheet() {
        struct Item: Identifiable {
            let id: Int
        }
        struct Items: View {
            @State private var item: Item?
            var body: some View {
                Button("open") { item = Item(id: 1) }
                    .sheet(item: $item) { shown in
                        VStack {
                            SheetContent()
                            Button("item \(shown.id)") { item = Item(id: shown.id + 1) }
                        }
                    }
            }
        }
        let page = Page { Items() }
        page.tap("open")
        page.tap("count 0")
        page.tap("item 1")
        #expect(page.shows("item 2"))
        #expect(page.shows("count 0"))
        page.tap("close")
        #expect(page.texts == ["open"])
    }

    @Test func aSheetOverASheetTakesTheEvents() {
        struct Outer: View {
            @State private var isFirst = false
            @State private var isSecond = false
            var body: some View {
                Button("first") { isFirst = true }
                    .sheet(isPresented: $isFirst) {
                        Button("second") { isSecond = true }
                            .fullScreenCover(isPresented: $isSecond) { Button("back to first") { isSecond = false } }
                    }
            }
        }
        let page = Page { Outer() }
        page.tap("first")
        page.tap("second")
        #expect(page.mirror.children.map(\.element.kind) == [.button, .sheet, .sheet])
        #expect(page.tap("second") == false)
        page.tap("back to first")
        #expect(page.mirror.children.count == 2)
    }

    @Test func aSheetHasAStackOfItsOwn() {
        struct Outer: View {
            @State private var isOpen = false
            var body: some View {
                NavigationStack {
                    Button("open") { isOpen = true }
                        .navigationTitle("outer")
                        .sheet(isPresented: $isOpen) {
                            NavigationStack {
                                NavigationLink("go", destination: Text("deep")).navigationTitle("inner")
                            }
                        }
                }
            }
        }
        let page = Page { Outer() }
        page.tap("open")
        #expect(page.nodes(.navigationBar).count == 2)
        page.tap("go")
        #expect(page.tab.navigationDepth == 2)
        page.tab.pop(toDepth: 1)
        #expect(page.shows("go"))
        page.tab.pop(toDepth: 0)
        #expect(page.texts == ["open"])
    }

    @Test func theButtonsOfAnAlertCloseIt() throws {
        struct Alerts: View {
            @State private var isOpen = false
            @State private var answer = "none"
            var body: some View {
                VStack {
                    Button("ask") { isOpen = true }
                    Text(answer)
                }
                .alert("Sure?", isPresented: $isOpen) {
                    Button("Yes", role: .destructive) { answer = "yes" }
                    Button("No", role: .cancel) { answer = "no" }
                } message: {
                    Text("It cannot be undone.")
                }
            }
        }
        let page = Page { Alerts() }
        page.tap("ask")
        let alert = try page.node(.alert)
        #expect(alert.element == .alert(title: "Sure?"))
        #expect(alert.slot(.message)?.children.text == "It cannot be undone.")
        page.tap("Yes")
        #expect(page.nodes(.alert).isEmpty)
        #expect(page.shows("yes"))
        page.tap("ask")
        #expect(page.dismiss())
        #expect(page.nodes(.alert).isEmpty)
    }

    @Test func anAlertWithoutButtonsHasOneThatClosesIt() {
        struct Alerts: View {
            @State private var isOpen = true
            var body: some View { Text("content").alert("Done", isPresented: $isOpen) {} }
        }
        let page = Page { Alerts() }
        #expect(page.tap("OK"))
        #expect(page.nodes(.alert).isEmpty)
    }

    @Test func anAlertAboutDataNeedsTheData() {
        struct Failure: LocalizedError {
            var errorDescription: String? { "It failed." }
        }
        struct Alerts: View {
            @State private var isOpen = true
            @State private var error: Failure?
            var body: some View {
                Button("fail") { error = Failure() }
                    .alert(isPresented: $isOpen, error: error) { Button("Retry") { error = nil } }
            }
        }
        let page = Page { Alerts() }
        #expect(page.nodes(.alert).isEmpty)
        page.tap("fail")
        #expect(page.nodes(.alert).map(\.element) == [.alert(title: "It failed.")])
        page.tap("Retry")
        #expect(page.nodes(.alert).isEmpty)
    }

    @Test func aConfirmationDialogHasAButtonToCancel() throws {
        struct Dialogs: View {
            @State private var isOpen = false
            @State private var isRemoved = false
            var body: some View {
                Button(isRemoved ? "removed" : "remove") { isOpen = true }
                    .confirmationDialog("Remove it?", isPresented: $isOpen, titleVisibility: .visible) {
                        Button("Remove", role: .destructive) { isRemoved = true }
                    }
            }
        }
        let page = Page { Dialogs() }
        page.tap("remove")
        #expect(
            try page.node(.confirmationDialog).element
                == .confirmationDialog(ConfirmationDialogElement(title: "Remove it?", showsTitle: true))
        )
        page.tap("Cancel")
        #expect(page.texts == ["remove"])
        page.tap("remove")
        page.tap("Remove")
        #expect(page.texts == ["removed"])
    }
}
