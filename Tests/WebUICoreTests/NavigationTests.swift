import Testing

@testable import WebUICore

private enum Route: Hashable {
    case list(Int)
    case end
}

/// Says what happens to it, in order.
@MainActor
private final class Log {
    var lines: [String] = []
}

private struct Logged: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
            .onAppear { log.lines.append("+\(name)") }
            .onDisappear { log.lines.append("-\(name)") }
            .navigationTitle(name)
    }
}

@MainActor
@Suite struct NavigationStacks {
    private struct Deep: View {
        let log: Log
        @State private var path = NavigationPath()

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Logged(name: "root", log: log)
                    NavigationLink("go 1", value: Route.list(1))
                }
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .list(let number):
                        VStack {
                            Logged(name: "list \(number)", log: log)
                            NavigationLink("go \(number + 1)", value: Route.list(number + 1))
                            Button("home") { path = NavigationPath() }
                        }
                    case .end: Text("end")
                    }
                }
            }
        }
    }

    @Test func threeScreensDeepAndBack() {
        let log = Log()
        let page = Page { Deep(log: log) }
        #expect(page.title == "root")
        #expect(page.nodes(.backButton).isEmpty)
        for number in 1...3 {
            page.tap("go \(number)")
            #expect(page.title == "list \(number)")
            #expect(page.tab.navigationDepth == number)
            #expect(page.nodes(.navigationScreen).count == 1)
        }
        #expect(page.back())
        #expect(page.title == "list 2")
        #expect(page.back())
        #expect(page.back())
        #expect(page.title == "root")
        #expect(page.back() == false)
    }

    @Test func coveredScreensKeepTheirStateAndTheirLifecycleFollows() {
        let log = Log()
        let page = Page { Deep(log: log) }
        page.tap("root 0")
        page.tap("go 1")
        #expect(log.lines.sorted() == ["+list 1", "+root", "-root"])
        page.back()
        #expect(page.shows("root 1"))
        #expect(log.lines.suffix(2).sorted() == ["+root", "-list 1"])
    }

    @Test func thePathTakesTheAppHomeAtOnce() {
        let page = Page { Deep(log: Log()) }
        for number in 1...3 { page.tap("go \(number)") }
        page.tap("home")
        #expect(page.title == "root")
        #expect(page.tab.navigationDepth == 0)
    }

    @Test func historyGoesBackSeveralScreensAtOnce() {
        let page = Page { Deep(log: Log()) }
        for number in 1...3 { page.tap("go \(number)") }
        page.tab.pop(toDepth: 1)
        #expect(page.title == "list 1")
    }

    @Test func theBackButtonSaysWhereItLeads() throws {
        let page = Page { Deep(log: Log()) }
        page.tap("go 1")
        page.tap("go 2")
        #expect(try page.node(.backButton).element == .backButton(title: "list 1"))
    }

    @Test func aTypedPathIsBoundBothWays() {
        struct Typed: View {
            @State private var path: [Int] = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("screen \(number)")
                            NavigationLink("next", value: number + 1)
                            Button("sum \(path.reduce(0, +))") { path.append(10) }
                        }
                    }
                }
            }
        }
        let page = Page { Typed() }
        #expect(page.shows("screen 1"))
        page.tap("next")
        #expect(page.shows("screen 2"))
        #expect(page.shows("sum 3"))
        page.tap("sum 3")
        #expect(page.shows("screen 10"))
        page.back()
        #expect(page.shows("screen 2"))
    }

    @Test func viewsAndValuesArePushedOnEachOther() {
        struct Mixed: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("view") {
                        VStack {
                            Text("pushed view")
                            NavigationLink("value", value: 5)
                            NavigationLink("view again", destination: Text("second view"))
                        }
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("value \(number)")
                            NavigationLink("on", destination: Text("on top"))
                        }
                    }
                }
            }
        }
        let page = Page { Mixed() }
        page.tap("view")
        page.tap("value")
        page.tap("on")
        #expect(page.shows("on top"))
        #expect(page.tab.navigationDepth == 3)
        page.back()
        #expect(page.shows("value 5"))
        page.back()
        #expect(page.shows("pushed view"))
        page.back()
        #expect(page.texts == ["view"])
    }

    @Test func dismissGoesBack() {
        struct Second: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("leave") { dismiss() } }
        }
        let page = Page { NavigationStack { NavigationLink("go", destination: Second()) } }
        page.tap("go")
        page.tap("leave")
        #expect(page.texts == ["go"])
    }

    @Test func pushedScreensFollowTheStateOfTheirOwner() {
        struct Owner: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("go", value: 1)
                        .navigationDestination(for: Int.self) { _ in Button("count \(count)") { count += 1 } }
                }
            }
        }
        let page = Page { Owner() }
        page.tap("go")
        page.tap("count 0")
        #expect(page.shows("count 1"))
    }

    @Test func aBindingPushesAScreen() {
        struct Owner: View {
            @State private var isOn = false
            @State private var item: String?
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("show \(isOn)") { isOn = true }
                        Button("item") { item = "a" }
                    }
                    .navigationDestination(isPresented: $isOn) {
                        VStack {
                            Text("presented")
                            Button("hide") { isOn = false }
                        }
                    }
                    .navigationDestination(item: $item) { name in
                        Button("item \(name)") { item = "b" }
                    }
                }
            }
        }
        let page = Page { Owner() }
        page.tap("show false")
        #expect(page.shows("presented"))
        #expect(page.tab.navigationDepth == 1)
        page.tap("hide")
        #expect(page.shows("show false"))
        page.tap("show false")
        page.back()
        #expect(page.shows("show false"))
        page.tap("item")
        page.tap("item a")
        #expect(page.shows("item b"))
        page.back()
        #expect(page.shows("item"))
        #expect(page.tab.navigationDepth == 0)
    }

    @Test func aStackInAPushedScreenHasTheOnlyBar() {
        struct Inner: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("inner go", destination: Text("inner second").navigationTitle("inner 2"))
                        .navigationTitle("inner 1")
                }
            }
        }
        let page = Page {
            NavigationStack { NavigationLink("go", destination: Inner()).navigationTitle("outer") }
        }
        page.tap("go")
        #expect(page.nodes(.navigationBar).count == 1)
        #expect(page.title == "inner 1")
        page.tap("inner go")
        #expect(page.tab.navigationDepth == 2)
        #expect(page.shows("inner second"))
        page.back()
        #expect(page.shows("inner go"))
        page.back()
        #expect(page.texts == ["go"])
    }

    @Test func historyLeavesTheInnerStackFirst() {
        let inner = NavigationStack { NavigationLink("inner go", destination: Text("deep")) }
        let page = Page { NavigationStack { NavigationLink("go", destination: inner) } }
        page.tap("go")
        page.tap("inner go")
        page.tab.pop(toDepth: 1)
        #expect(page.shows("inner go"))
        page.tab.pop(toDepth: 0)
        #expect(page.texts == ["go"])
    }

    @Test func aComponentCanUseThePathOfItsHost() {
        struct Component: View {
            let hostPath: Binding<NavigationPath>
            @Environment(\.dismiss) private var dismiss
            var body: some View {
                Button("enrol") { hostPath.wrappedValue.append("enrolment") }
                    .navigationDestination(for: String.self) { Text($0) }
                    .navigationBarBackButtonHidden(true)
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("leave") { dismiss() } }
                    }
            }
        }
        struct Host: View {
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) {
                    Button("open") { path.append(1) }
                        .navigationDestination(for: Int.self) { _ in Component(hostPath: $path) }
                }
            }
        }
        let page = Page { Host() }
        page.tap("open")
        #expect(page.nodes(.backButton).isEmpty)
        page.tap("enrol")
        #expect(page.shows("enrolment"))
        page.back()
        page.tap("leave")
        #expect(page.texts == ["open"])
    }

    @Test func aBarHoldsTitleAndItems() throws {
        struct Custom: ToolbarContent {
            @Environment(\.isEnabled) private var isEnabled
            var body: some ToolbarContent {
                ToolbarItem(placement: .principal) { Text(isEnabled ? "middle" : "off") }
            }
        }
        let page = Page {
            NavigationStack {
                Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItemGroup(placement: .primaryAction) {
                        Button("A") {}
                        Button("B") {}
                    }
                    if true { Custom() }
                    ToolbarItem(placement: .bottomBar) { Text("bottom") }
                }
            }
        }
        let bar = try page.node(.navigationBar)
        #expect(bar.element == .navigationBar(NavigationBarElement(title: "Title", mode: .inline)))
        #expect(bar.slot(.leading)?.children.text == "Cancel")
        #expect(bar.slot(.trailing)?.children.text == "A B")
        #expect(bar.slot(.principal)?.children.text == "middle")
        #expect(try page.node(.navigationScreen).slot(.bottomBar)?.children.text == "bottom")
        #expect(try page.node(.navigationScreen).slot(.content)?.children.text == "content")
    }

    @Test func aValueWithoutADestinationIsNamed() {
        let page = Page { NavigationStack { NavigationLink("go", value: 1) } }
        page.tap("go")
        #expect(page.texts == ["No navigationDestination(for:) for Int."])
        #expect(page.warnings.all.count == 1)
    }

    @Test func aLinkOutsideOfAStackIsDisabled() {
        let page = Page { NavigationLink("go", value: 1) }
        #expect(page.tap("go") == false)
    }

    @Test func aSearchFieldStandsAboveTheScreen() throws {
        struct Searching: View {
            @State private var text = ""
            var body: some View {
                NavigationStack { Text("found \(text)").searchable(text: $text, prompt: "Find") }
            }
        }
        let page = Page { Searching() }
        #expect(try page.node(.navigationScreen).slot(.search)?.children.count == 1)
        page.type("abc", into: "Find")
        #expect(page.shows("found abc"))
    }
}

@MainActor
@Suite struct Bars {
    @Test func barsCanBeHidden() throws {
        let content = Text("content").navigationTitle("Title").toolbar {
            ToolbarItem(placement: .bottomBar) { Text("bottom") }
        }
        let hidden = Page { NavigationStack { content.toolbar(.hidden, for: .navigationBar, .bottomBar) } }
        #expect(try hidden.node(.navigationScreen).slot(.bar) == nil)
        #expect(try hidden.node(.navigationScreen).slot(.bottomBar) == nil)
        #expect(hidden.title == "Title")
        let shown = Page { NavigationStack { content } }
        #expect(try shown.node(.navigationScreen).slot(.bottomBar) != nil)
    }

    @Test func aPathIsNotShorterThanEmpty() {
        var path = NavigationPath(["a"])
        path.removeLast(5)
        path.removeLast(-1)
        #expect(path.isEmpty)
    }
}
