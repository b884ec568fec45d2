import Foundation
import Testing

@testable import WebUICore

private struct DepthKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var depth: Int {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private struct Depth: View {
    @Environment(\.depth) private var depth
    var body: some View { Text("\(depth)") }
}

@MainActor
@Suite struct Environments {
    @Test func theNearestValueCounts() {
        let page = Page {
            VStack {
                Depth()
                VStack {
                    Depth()
                    Depth().environment(\.depth, 2)
                    Depth().transformEnvironment(\.depth) { $0 += 10 }
                }.environment(\.depth, 1)
            }
        }
        #expect(page.texts == ["0", "1", "2", "11"])
    }

    @Test func aChangedValueReachesThoseThatReadIt() {
        struct Parent: View {
            @State private var depth = 0
            var body: some View {
                VStack {
                    Button("deeper") { depth += 1 }
                    Depth()
                }.environment(\.depth, depth)
            }
        }
        let page = Page { Parent() }
        page.tap("deeper")
        #expect(page.texts == ["deeper", "1"])
    }

    @Test func styleIsInheritedAndTheNearestWins() throws {
        let page = Page {
            VStack {
                Text("inherited")
                Text("own").font(.caption).foregroundStyle(.red)
            }
            .font(.title)
            .foregroundStyle(.blue)
        }
        let runs = page.nodes(.text).compactMap { node -> TextRun? in
            if case .text(let text) = node.element { text.runs.first } else { nil }
        }
        #expect(runs.map(\.style.font) == [.title, .caption])
        #expect(runs.map(\.style.paint) == [.color(.blue), .color(.red)])
    }

    @Test func traitsOfTheBrowserReachViews() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text(scheme == .dark ? "dark" : "light") }
        }
        let page = Page { Scheme() }
        #expect(page.texts == ["light"])
        var traits = ClientTraits()
        traits.colorScheme = .dark
        page.tab.setTraits(traits)
        #expect(page.texts == ["dark"])
    }

    @Test func stateSurvivesAChangeOfTraits() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let page = Page { Counter() }
        page.tap("0")
        var traits = ClientTraits()
        traits.reducesMotion = true
        page.tab.setTraits(traits)
        #expect(page.texts == ["1"])
    }

    @Test func disabledControlsTakeNothing() throws {
        struct Form: View {
            @State private var isDisabled = false
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("count \(count)") { count += 1 }.disabled(isDisabled)
                    Button("disable") { isDisabled = true }
                }
            }
        }
        let page = Page { Form() }
        let id = try #require(page.control("count 0")).id
        page.tap("disable")
        #expect(page.send(ClientEvent(.tap, on: id)) == false)
        #expect(page.texts == ["count 0", "disable"])
        #expect(page.control("count 0")?.attributes.isEnabled == false)
    }

    @Test func nothingInsideOfADisabledViewIsEnabledAgain() {
        let page = Page { VStack { Button("no") {}.disabled(false) }.disabled(true) }
        #expect(page.tap("no") == false)
    }

    @Test func secretsAreMarked() {
        let page = Page {
            VStack {
                Text("open")
                VStack { Text("code") }.privacySensitive()
                SecureField("Password", text: .constant("secret"))
            }
        }
        let sensitive = page.mirror.flattened.filter(\.isSensitive)
        #expect(sensitive.map(\.element.kind) == [.text, .textField])
    }

    @Test func addressesAreOpenedByTheBrowserOrTheApp() throws {
        struct Opener: View {
            @Environment(\.openURL) private var openURL
            let url: URL
            var body: some View { Button("open") { openURL(url) } }
        }
        let web = try #require(URL(string: "https://example.com/a"))
        let script = try #require(URL(string: "javascript:alert(1)"))
        let page = Page { Opener(url: web) }
        page.tap("open")
        #expect(page.updates.last?.commands.map(\.name) == ["openURL"])
        #expect(page.updates.last?.commands.first?.arguments["url"] == "https://example.com/a")

        let refused = Page { Opener(url: script) }
        refused.tap("open")
        #expect(refused.updates.isEmpty)

        var taken: [URL] = []
        let handled = Page {
            Opener(url: script).environment(
                \.openURL,
                OpenURLAction {
                    taken.append($0)
                    return .handled
                }
            )
        }
        handled.tap("open")
        #expect(taken == [script])

        let passedOn = Page { Opener(url: script).environment(\.openURL, OpenURLAction { _ in .systemAction(web) }) }
        passedOn.tap("open")
        #expect(passedOn.updates.last?.commands.map(\.name) == ["openURL"])
    }

    @Test(arguments: [
        ("https://example.com", true), ("mailto:a@example.com", true), ("tel:+4530123456", true),
        ("javascript:alert(1)", false), ("data:text/html,x", false), ("JAVASCRIPT:alert(1)", false),
        ("file:///etc/passwd", false), ("relative", false),
    ])
    func linksLeadToSafeAddressesOnly(_ address: String, isSafe: Bool) throws {
        let url = try #require(URL(string: address))
        let page = Page { Link("link", destination: url) }
        guard case .link(let link) = try page.node(.link).element else { throw UnexpectedElement() }
        #expect((link.destination != nil) == isSafe)
    }
}
