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
