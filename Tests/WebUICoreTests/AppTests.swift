import Testing

@testable import WebUICore

@MainActor
private final class Model: ObservableObject {
    @Published var count = 0
}

private struct Sample: App {
    @StateObject private var model = Model()
    @State private var name = "app"

    var body: some Scene {
        WindowGroup { Content(name: $name).environmentObject(model) }
    }
}

private struct Content: View {
    @Binding var name: String
    @EnvironmentObject private var model: Model
    @State private var own = 0

    var body: some View {
        VStack {
            Text("\(name) \(model.count) \(own)")
            Button("shared") { model.count += 1 }
            Button("own") { own += 1 }
            Button("rename") { name = "renamed" }
        }
    }
}

@MainActor
@Suite struct Apps {
    @Test func tabsShareTheAppsStateAndNotTheirOwn() async {
        let app = AppInstance(Sample())
        let first = Page(app.openTab())
        let second = Page(app.openTab())
        first.tap("shared")
        first.tap("own")
        first.tap("rename")
        await second.settle()
        #expect(first.texts.first == "renamed 1 1")
        #expect(second.texts.first == "renamed 1 0")
    }

    @Test func browsersShareNothing() async {
        let first = Page(AppInstance(Sample()).openTab())
        let second = Page(AppInstance(Sample()).openTab())
        first.tap("shared")
        await second.settle()
        #expect(second.texts.first == "app 0 0")
    }

    @Test func closingTheAppClosesItsTabs() {
        let app = AppInstance(Sample())
        let tab = app.openTab()
        app.close()
        #expect(!tab.isOpen)
        #expect(tab.receive(ClientEvent(.tap, on: NodeID(1))) == false)
    }
}

@MainActor
@Suite struct ClientCommandReplies {
    private func page() -> Page { Page { Text("content") } }

    @Test func aReplyEndsTheWait() async throws {
        let page = page()
        let reply = Task { try await page.tab.call("echo", ["a": 1]) }
        await page.until { !page.updates.isEmpty }
        let command = try #require(page.updates.first?.commands.first)
        #expect(command.name == "echo")
        #expect(command.arguments["a"] == 1)
        page.tab.complete(command.id, with: .success("done"))
        #expect(try await reply.value == "done")
        page.tab.complete(command.id, with: .success("twice"))
    }

    @Test func aRefusalIsThrown() async throws {
        let page = page()
        let reply = Task { try await page.tab.call("create") }
        await page.until { !page.updates.isEmpty }
        let id = try #require(page.updates.first?.commands.first).id
        page.tab.complete(id, with: .failure(ClientCommandError(.failed, name: "NotAllowedError")))
        await #expect(throws: ClientCommandError(.failed, name: "NotAllowedError")) { try await reply.value }
    }

    @Test func aClosedTabFailsWhatIsPending() async {
        let page = page()
        let reply = Task { try await page.tab.call("create") }
        await page.until { !page.updates.isEmpty }
        page.tab.close()
        await #expect(throws: ClientCommandError(.tabClosed)) { try await reply.value }
        await #expect(throws: ClientCommandError(.tabClosed)) { try await page.tab.call("create") }
    }

    @Test func aPageThatIsLoadedAgainFailsWhatIsPending() async throws {
        let page = page()
        let reply = Task { try await page.tab.call("create") }
        await page.until { !page.updates.isEmpty }
        page.tab.prepareForReload()
        await #expect(throws: ClientCommandError(.pageReloaded)) { try await reply.value }

        let next = Task { try await page.tab.call("create") }
        await page.until { page.updates.count == 2 }
        let command = try #require(page.updates.last?.commands.first)
        page.tab.complete(command.id, with: .success("done"))
        #expect(try await next.value == "done")
    }

    @Test func aPageIsNotAskedWhatNothingWaitsForAnyMore() async {
        let commands = PendingCommands(clock: ContinuousClock())
        commands.post("openURL", .null)
        await #expect(throws: ClientCommandError(.pageReloaded)) {
            try await commands.send("create", .null, timeout: .seconds(120)) { commands.failAll(.pageReloaded) }
        }
        #expect(commands.takeUnsent().map(\.name) == ["openURL"])
    }

    @Test func noReplyInTimeIsAnError() async {
        let tab = Tab(environment: HostEnvironment(clock: InstantClock()), root: Text("content"))
        await #expect(throws: ClientCommandError(.timedOut)) { try await tab.call("create", timeout: .seconds(120)) }
    }

    @Test func aCancelledCallerWaitsNoLonger() async {
        let page = page()
        let reply = Task { try await page.tab.call("create") }
        await page.until { !page.updates.isEmpty }
        reply.cancel()
        await #expect(throws: CancellationError.self) { try await reply.value }
    }
}

/// A clock on which every wait is over at once.
private struct InstantClock: Clock {
    typealias Instant = ContinuousClock.Instant
    typealias Duration = Swift.Duration

    var now: Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws { await Task.yield() }
}
