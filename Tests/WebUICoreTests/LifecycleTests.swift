import Testing

@testable import WebUICore

@MainActor
private final class Log {
    var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
}

@MainActor
@Suite struct Lifecycles {
    @Test func viewsAppearAndDisappear() {
        struct Parent: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("flip") { isShown.toggle() }
                    if isShown { Text("child").onAppear { log.add("+") }.onDisappear { log.add("-") } }
                }
            }
        }
        let log = Log()
        let page = Page { Parent(log: log) }
        #expect(log.lines == ["+"])
        page.tap("flip")
        #expect(log.lines == ["+", "-"])
        page.tap("flip")
        #expect(log.lines == ["+", "-", "+"])
        page.tab.close()
        #expect(log.lines == ["+", "-", "+", "-"])
    }

    @Test func onAppearMayChangeState() {
        struct Parent: View {
            @State private var text = "before"
            var body: some View { Text(text).onAppear { text = "after" } }
        }
        #expect(Page { Parent() }.texts == ["after"])
    }

    @Test func onChangeIsToldOldAndNew() {
        struct Parent: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                Button("\(count)") { count += 1 }
                    .onChange(of: count) { log.add("\($0)>\($1)") }
                    .onChange(of: count, initial: true) { log.add("now \(count)") }
                    .onChange(of: count / 2) { log.add("half") }
            }
        }
        let log = Log()
        let page = Page { Parent(log: log) }
        #expect(log.lines == ["now 0"])
        page.tap("0")
        #expect(log.lines == ["now 0", "0>1", "now 1"])
        page.tap("1")
        #expect(log.lines.suffix(3).sorted() == ["1>2", "half", "now 2"])
    }

    @Test func aTaskRunsWhileTheViewIsThere() async {
        struct Parent: View {
            let log: Log
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("flip") { isShown.toggle() }
                    if isShown {
                        Text("child").task {
                            log.add("start")
                            while !Task.isCancelled { await Task.yield() }
                            log.add("cancelled")
                        }
                    }
                }
            }
        }
        let log = Log()
        let page = Page { Parent(log: log) }
        await page.until { log.lines == ["start"] }
        page.tap("flip")
        await page.until { log.lines.count == 2 }
        #expect(log.lines == ["start", "cancelled"])
    }

    @Test func anotherIDStartsTheTaskAgain() async {
        struct Parent: View {
            let log: Log
            @State private var id = 0
            var body: some View { Button("next") { id += 1 }.task(id: id) { log.add("task \(id)") } }
        }
        let log = Log()
        let page = Page { Parent(log: log) }
        await page.until { log.lines.count == 1 }
        page.tap("next")
        await page.until { log.lines.count == 2 }
        #expect(log.lines == ["task 0", "task 1"])
    }

    @Test func aTaskShowsWhatItFound() async {
        struct Parent: View {
            @State private var items: [String] = []
            var body: some View {
                VStack { ForEach(items, id: \.self) { Text($0) } }
                    .task {
                        await Task.yield()
                        items = ["a", "b"]
                    }
            }
        }
        let page = Page { Parent() }
        await page.until { page.texts.count == 2 }
        #expect(page.texts == ["a", "b"])
    }

    @Test func refreshRunsOnceAtATime() async throws {
        struct Parent: View {
            let log: Log
            var body: some View {
                List { Text("row") }.refreshable {
                    log.add("refresh")
                    await Task.yield()
                }
            }
        }
        let log = Log()
        let page = Page { Parent(log: log) }
        let list = try page.node(.list)
        #expect(page.send(ClientEvent(.refresh, on: list.id)))
        #expect(page.send(ClientEvent(.refresh, on: list.id)))
        await page.until { !log.lines.isEmpty }
        await page.settle()
        #expect(log.lines == ["refresh"])
        page.send(ClientEvent(.refresh, on: list.id))
        await page.until { log.lines.count == 2 }
    }

    @Test func refreshRunsOnceWhileTheListChanges() async throws {
        struct Parent: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                List { Text("row \(count)") }.refreshable {
                    log.add("start")
                    count += 1
                    while log.lines.count < 2 { await Task.yield() }
                }
            }
        }
        let log = Log()
        let page = Page { Parent(log: log) }
        let list = try page.node(.list)
        page.send(ClientEvent(.refresh, on: list.id))
        await page.until { page.shows("row 1") }
        page.send(ClientEvent(.refresh, on: list.id))
        await page.settle()
        #expect(log.lines == ["start"])
        log.add("release")
        await page.settle()
        #expect(page.texts == ["row 1"])
    }

    @Test func aClosedTabFreesItsViews() {
        final class Token {}
        struct Holder: View {
            @State var token: Token
            var body: some View {
                NavigationStack {
                    List {
                        Text("\(ObjectIdentifier(token))").onAppear {}.sheet(isPresented: .constant(true)) { Text("s") }
                    }
                }
            }
        }
        weak var token: Token?
        weak var root: ViewNode?
        do {
            let made = Token()
            token = made
            let page = Page { Holder(token: made) }
            root = page.tab.root
            page.tab.close()
        }
        #expect(token == nil)
        #expect(root == nil)
    }
}
