import Auth0
import Foundation
import Testing

@testable import Auth0UniversalComponents

@Suite struct SetUpTests {
    @Test(arguments: [
        (nil, "tenant.eu.auth0.com", "https://tenant.eu.auth0.com/me/"),
        (nil, "https://tenant.eu.auth0.com/", "https://tenant.eu.auth0.com/me/"),
        (nil, "http://localhost:8787", "http://localhost:8787/me/"),
        ("tenant.eu.auth0.com/me/", "tenant.eu.auth0.com", "https://tenant.eu.auth0.com/me/"),
        ("http://localhost:8787/me/", "http://localhost:8787", "http://localhost:8787/me/"),
        ("HTTPS://own.example.com/me/", "own.example.com", "HTTPS://own.example.com/me/"),
    ])
    func theAudienceIsThatOfTheDomainOrAsGiven(given: String?, domain: String, audience: String) {
        let session = Auth0Session(domain: domain, clientId: "a", audience: given, tokenProvider: NoTokens())
        #expect(session.audience == audience)
    }

    @Test func whatIsInitializedOnceIsThereForAllComponents() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "set-up-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let bundle = try #require(Bundle(path: folder.path()))

        Auth0UniversalComponentsSDKInitializer.initialize(bundle: bundle, tokenProvider: NoTokens())
        #expect(throws: SetUpError.self) { try Auth0UniversalComponentsSDKInitializer.current?.get() }

        let settings = ["ClientId": "an-application", "Domain": "tenant.eu.auth0.com"]
        try PropertyListEncoder().encode(settings).write(to: folder.appending(path: "Auth0.plist"))
        Auth0UniversalComponentsSDKInitializer.initialize(bundle: bundle, tokenProvider: NoTokens())
        let found = try Auth0UniversalComponentsSDKInitializer.current?.get()
        #expect(found?.clientId == "an-application")
        #expect(found?.audience == "https://tenant.eu.auth0.com/me/")

        Auth0UniversalComponentsSDKInitializer.initialize(
            domain: "own.example.com",
            clientId: "b",
            audience: "tenant.eu.auth0.com/me/",
            tokenProvider: NoTokens()
        )
        let given = try Auth0UniversalComponentsSDKInitializer.current?.get()
        #expect(given?.domain == "own.example.com")
        #expect(given?.audience == "https://tenant.eu.auth0.com/me/")
    }
}

/// A provider of a person who is not signed in.
struct NoTokens: TokenProvider {
    func fetchCredentials() async throws -> Credentials { throw CredentialsManagerError.noCredentials }
    func storeCredentials(credentials: Credentials) {}
    func store(apiCredentials: APICredentials, for audience: String, andScope scope: String) {}
    func fetchAPICredentials(audience: String, scope: String) async throws -> APICredentials {
        throw CredentialsManagerError.noCredentials
    }
}
