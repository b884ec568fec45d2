import Foundation
import Testing

@testable import AccountSecurity

@Suite struct ArgumentsTests {
    @Test func keepsNothingByDefault() throws {
        #expect(try Arguments.parse([]) == .run(Arguments(data: nil)))
    }

    @Test(arguments: [["--data", "/srv/account"], ["--data=/srv/account"]])
    func takesTheFolder(words: [String]) throws {
        guard case .run(let arguments) = try Arguments.parse(words) else {
            Issue.record("no run")
            return
        }
        #expect(arguments.data?.path == "/srv/account")
    }

    @Test(arguments: [["--help"], ["-h"], ["--data", "x", "--help"]])
    func helps(words: [String]) throws {
        #expect(try Arguments.parse(words) == .help)
    }

    @Test(arguments: [["--data"], ["--data="], ["--port", "1"], ["folder"], ["--datax"], ["--data", "x", "y"]])
    func refusesTheRest(words: [String]) {
        #expect(throws: UsageError.self) { try Arguments.parse(words) }
    }
}

@Suite struct TenantTests {
    @Test(arguments: [[:], ["AUTH0_DOMAIN": ""], ["AUTH0_DOMAIN": "", "AUTH0_CLIENT_ID": ""]])
    func isInsideUnlessTheEnvironmentNamesOne(environment: [String: String]) throws {
        #expect(try Tenant.named(in: environment) == nil)
    }

    @Test func isTheOneOfTheEnvironment() throws {
        let tenant = try Tenant.named(in: ["AUTH0_DOMAIN": "tenant.eu.auth0.com", "AUTH0_CLIENT_ID": "client"])
        #expect(tenant?.domain == "tenant.eu.auth0.com")
        #expect(tenant?.clientID == "client")
        #expect(tenant?.inbox == nil)
    }

    @Test(arguments: ["AUTH0_DOMAIN", "AUTH0_CLIENT_ID"])
    func isNotHalfOne(name: String) {
        #expect(throws: UsageError.self) { try Tenant.named(in: [name: "value"]) }
    }
}

@Suite struct DesktopBrowserTests {
    private let page = URL(filePath: "/page")

    @Test(
        arguments: [
            ([:], nil),
            (["DISPLAY": ""], nil),
            (["DISPLAY": ":0"], ["xdg-open", "PAGE"]),
            (["WAYLAND_DISPLAY": "wayland-0"], ["xdg-open", "PAGE"]),
            (["BROWSER": "firefox --new-tab:lynx", "DISPLAY": ":0"], ["firefox", "--new-tab", "PAGE"]),
            (["BROWSER": "browse --page=%s --quiet"], ["browse", "--page=PAGE", "--quiet"]),
        ] as [([String: String], [String]?)]
    )
    func isTheNamedOneOrTheDesktops(environment: [String: String], command: [String]?) {
        let expected = command.map { $0.map { $0.replacingOccurrences(of: "PAGE", with: page.absoluteString) } }
        #expect(DesktopBrowser(environment: environment).command(opening: page) == expected)
    }
}
