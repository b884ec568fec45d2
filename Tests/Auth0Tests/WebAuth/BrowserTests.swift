import Foundation
import Glibc
import Synchronization
import Testing

@testable import Auth0

@Suite struct BrowserTests {
    private static let page = URL(filePath: "/")

    /// Opens a page with commands that end as scripted, and gives what was run and written.
    private func open(
        _ environment: [String: String],
        ends: [ProcessEnd],
        redirectURL: String = "http://127.0.0.1:8485/callback"
    ) async throws -> (commands: [[String]], text: String) {
        let terminal = Terminal()
        let commands = Mutex<[[String]]>([])
        var world = WebAuthWorld()
        world.environment = environment
        world.write = terminal.write
        world.spawn = { command in
            let count = commands.withLock { commands in
                commands.append(command)
                return commands.count
            }
            return ends[count - 1]
        }
        let page = try #require(URL(string: "https://tenant.example.com/authorize?a=1"))
        let redirectURL = try #require(URL(string: redirectURL))
        await Browser(world).open(page, redirectURL: redirectURL)
        return (commands.withLock(\.self), terminal.text)
    }

    private static let address = "https://tenant.example.com/authorize?a=1"

    @Test(arguments: [
        (["DISPLAY": ":0"], [["xdg-open", address]]),
        (["WAYLAND_DISPLAY": "wayland-0"], [["xdg-open", address]]),
        (["BROWSER": "firefox"], [["firefox", address]]),
        (["BROWSER": "firefox", "DISPLAY": ":0"], [["firefox", address]]),
        (["BROWSER": "firefox --new-tab %s --x"], [["firefox", "--new-tab", address, "--x"]]),
        (["BROWSER": "opener --url=%s --rate=5%%"], [["opener", "--url=\(address)", "--rate=5%"]]),
        (["BROWSER": "opener 100%%"], [["opener", "100%", address]]),
        (["BROWSER": " ::", "DISPLAY": ":0"], [["xdg-open", address]]),
    ])
    func theCommandIsTheOneOfTheEnvironment(_ environment: [String: String], commands: [[String]]) async throws {
        let result = try await open(environment, ends: [.exited(0)])
        #expect(result.commands == commands)
        #expect(result.text.isEmpty)
    }

    @Test func aCommandThatFailsLeadsToTheNext() async throws {
        let result = try await open(
            ["BROWSER": "one:two:three:four"],
            ends: [.notStarted(ENOENT), .exited(1), .exited(0)]
        )
        #expect(result.commands.map(\.first) == ["one", "two", "three"])
        #expect(result.text.isEmpty)
    }

    @Test(arguments: [
        ([:], [], "there is no display"),
        (["DISPLAY": ""], [], "there is no display"),
        (["DISPLAY": ":0"], [ProcessEnd.notStarted(ENOENT)], "xdg-open is not installed"),
        (["DISPLAY": ":0"], [.exited(4)], "xdg-open failed (exit status 4)"),
        (["BROWSER": "/bin/false"], [.exited(1)], "/bin/false failed (exit status 1)"),
        (["BROWSER": "/etc/passwd"], [.notStarted(EACCES)], "/etc/passwd may not be run by this user"),
        (["BROWSER": "x"], [.signalled(9)], "x was ended by signal 9"),
    ])
    func noBrowserIsAWarningWithTheNextStep(
        _ environment: [String: String],
        ends: [ProcessEnd],
        reason: String
    ) async throws {
        let text = try await open(environment, ends: ends).text
        #expect(text.hasPrefix("warning: no browser was opened: \(reason)"))
        #expect(text.contains("Open the page above by yourself"))
        #expect(text.contains("ssh -L 8485:127.0.0.1:8485 "))
        #expect(text.contains("with a code"))
    }

    @Test func thePortIsForwardedInTheHostsOwnFamily() async throws {
        let text = try await open([:], ends: [], redirectURL: "http://[::1]:9000/").text
        #expect(text.contains("ssh -L 9000:[::1]:9000 "))
    }

    @Test func aBrowserThatEndsAfterTheSignInIsNotSpokenOf() async throws {
        let terminal = Terminal()
        let gate = Gate()
        var world = WebAuthWorld()
        world.environment = ["BROWSER": "one:two"]
        world.write = terminal.write
        world.spawn = { _ in
            await gate.pass()
            return .exited(1)
        }
        let browser = Browser(world)
        let opening = Task { await browser.open(Self.page, redirectURL: Self.page) }
        await gate.someoneWaits()
        opening.cancel()
        gate.open()
        await opening.value
        #expect(terminal.text.isEmpty)
    }
}

@Suite struct ChildProcessTests {
    @Test(arguments: [
        (["true"], ProcessEnd.exited(0)), (["false"], .exited(1)), (["sh", "-c", "exit 4"], .exited(4)),
        (["sh", "-c", "kill -9 $$"], .signalled(9)), (["/nonexistent/opener"], .notStarted(ENOENT)),
        (["/etc/passwd"], .notStarted(EACCES)), ([""], .notStarted(ENOENT)),
    ])
    func theEndOfACommandIsTold(_ command: [String], end: ProcessEnd) async {
        #expect(await ChildProcess.run(command) == end)
    }

    /// A child inherits the mask of the thread that starts it, and the threads of the task pool block signals.
    @Test func aCommandHasNoSignalBlockedOrIgnored() async {
        for name in ["SigBlk", "SigIgn"] {
            // The C library's own signals, 32 and 33, are its business.
            let command = ["grep", "-qE", "^\(name):.[0-9a-f]{8}[08]0000000$", "/proc/self/status"]
            #expect(await ChildProcess.run(command) == .exited(0))
        }
    }

    @Test func aCommandIsInAGroupOfItsOwnAndHasNoInput() async {
        let script = #"read -r line && exit 1; set -- $(cat /proc/$$/stat); test "$5" = "$$""#
        #expect(await ChildProcess.run(["sh", "-c", script]) == .exited(0))
    }

    /// Were the program's listening socket open in the browser, its port would stay taken.
    @Test func aCommandHoldsNoFileOfTheProgram() async throws {
        let file = open("/dev/null", O_RDONLY)
        defer { close(file) }
        try #require(file > 2)
        #expect(await ChildProcess.run(["test", "-e", "/proc/self/fd/\(file)"]) == .exited(1))
        #expect(await ChildProcess.run(["test", "-e", "/proc/self/fd/2"]) == .exited(0))
    }

    @Test func wordsAreNeverReadByAShell() async {
        #expect(await ChildProcess.run(["test", "$(true); `x`", "=", "$(true); `x`"]) == .exited(0))
    }
}
