import Foundation
import Testing

@testable import Auth0

@Suite struct TenantAddressTests {
    @Test(arguments: [
        ("tenant.example.com", "https://tenant.example.com/"),
        ("tenant.example.com/", "https://tenant.example.com/"),
        ("https://tenant.example.com", "https://tenant.example.com/"),
        ("https://tenant.example.com/", "https://tenant.example.com/"),
        (" tenant.example.com \n", "https://tenant.example.com/"),
        ("Tenant.Example.COM", "https://tenant.example.com/"),
        ("HTTPS://tenant.example.com", "https://tenant.example.com/"),
        ("tenant.example.com:443", "https://tenant.example.com/"),
        ("tenant.example.com:8443", "https://tenant.example.com:8443/"),
        ("bücher.example", "https://xn--bcher-kva.example/"),
        ("http://localhost:8787", "http://localhost:8787/"),
        ("http://app.localhost:1", "http://app.localhost:1/"),
        ("http://127.0.0.1:8080/", "http://127.0.0.1:8080/"),
        ("http://127.9.9.9", "http://127.9.9.9/"),
        ("http://[::1]:9", "http://[::1]:9/"),
    ])
    func hasOneCanonicalForm(_ domain: String, issuer: String) throws {
        #expect(try TenantAddress(domain: domain).issuer == issuer)
    }

    @Test(arguments: [
        ("", ConfigurationError.emptyDomain),
        (" \t", .emptyDomain),
        ("tenant.example.com/path", .domainWithPath),
        ("tenant.example.com?x=1", .domainWithPath),
        ("tenant.example.com#x", .domainWithPath),
        ("http://tenant.example.com", .insecureDomain),
        ("http://localhost.example.com", .insecureDomain),
        ("http://127.0.0.1.example.com", .insecureDomain),
        ("http://127.0.0", .insecureDomain),
        ("http://128.0.0.1", .insecureDomain),
        ("ftp://tenant.example.com", .malformedDomain),
        ("https://", .malformedDomain),
        ("tenant example.com", .malformedDomain),
        ("user@tenant.example.com", .malformedDomain),
        ("tenant..example.com", .malformedDomain),
        ("ten\u{0}ant", .malformedDomain),
        ("https://https://x", .domainWithPath),
        ("te💥\u{202E}nant", .malformedDomain),
        (":", .malformedDomain),
        ("[", .malformedDomain),
        ("%zz", .malformedDomain),
    ])
    func refusesWhatIsNoDomain(_ domain: String, error: ConfigurationError) {
        #expect(throws: error) { try TenantAddress(domain: domain) }
    }

    @Test func encodesAPlusInAQuery() throws {
        let url = try TenantAddress(domain: "t.example.com").url(
            path: "x",
            query: ["login_hint": "ana+test@example.com"]
        )
        #expect(url.absoluteString == "https://t.example.com/x?login_hint=ana%2Btest%40example.com")
    }
}

@Suite struct ConfigurationTests {
    @Test(arguments: ["", "a b", "http://example.com", "example.com/x"])
    func aBadDomainFailsEachCallWithATypedErrorAndSendsNothing(_ domain: String) async throws {
        let transport = StubTransport()
        let client = stubbedClient(transport, domain: domain)
        let error = try await failure(client.startPasswordless(email: "ana@example.com"))
        #expect(error.cause is ConfigurationError)
        #expect(try await failure(client.login(email: "a@b.c", code: "1").validateClaims()).cause is ConfigurationError)
        #expect(transport.requests.isEmpty)
    }

    @Test func anEmptyClientIDIsNamed() async throws {
        let error = try await failure(stubbedClient(StubTransport(), clientID: " ").jwks())
        #expect(error.cause as? ConfigurationError == .emptyClientID)
    }

    @Test func theEnvironmentComesBeforeTheFile() throws {
        let settings = try ClientSettings.find(environment: ["AUTH0_DOMAIN": "d", "AUTH0_CLIENT_ID": "c"]) { nil }
        #expect(settings == ClientSettings(clientID: "c", domain: "d"))
    }

    @Test func thePropertyListIsReadWhereTheEnvironmentSaysNothing() throws {
        let file = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>
            <key>ClientId</key><string>c</string><key>Domain</key><string>d</string>
            </dict></plist>
            """
        let settings = try ClientSettings.find(environment: [:]) { Data(file.utf8) }
        #expect(settings == ClientSettings(clientID: "c", domain: "d"))
    }

    @Test(arguments: [
        ([:], nil, ConfigurationError.missing),
        (["AUTH0_DOMAIN": "d"], nil, .incompleteEnvironment),
        (["AUTH0_CLIENT_ID": "c"], "x", .incompleteEnvironment),
        ([:], "not a property list", .malformedPropertyList),
        ([:], "<plist><dict/></plist>", .malformedPropertyList),
    ])
    func whatIsMissingIsNamed(environment: [String: String], file: String?, error: ConfigurationError) {
        #expect(throws: error) {
            try ClientSettings.find(environment: environment) { file.map { Data($0.utf8) } }
        }
    }
}
