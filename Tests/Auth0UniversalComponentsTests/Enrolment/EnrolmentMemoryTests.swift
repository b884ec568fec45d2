import Auth0
import ScreenDriver
import Testing
import WebUI

@testable import Auth0UniversalComponents

@MainActor
@Suite struct EnrolmentMemoryTests {
    /// A provider that is an object, one a person.
    private final class Person: TokenProvider {
        func fetchCredentials() async throws -> Credentials { Credentials() }
        func storeCredentials(credentials: Credentials) {}
        func store(apiCredentials: APICredentials, for audience: String, andScope scope: String) {}
        func fetchAPICredentials(audience: String, scope: String) async throws -> APICredentials {
            throw CredentialsManagerError.noCredentials
        }
    }

    private func session(_ provider: any TokenProvider, domain: String = "http://localhost:1") -> Auth0Session {
        Auth0Session(domain: domain, clientId: "a", tokenProvider: provider)
    }

    @Test func whatAPersonBeganGoesOn() {
        let memory = EnrolmentMemory()
        let person = Person()
        let begun = memory.enrolments(of: session(person))
        #expect(memory.enrolments(of: session(person)) === begun)
    }

    @Test func anotherPersonOrTenantStartsAnew() {
        let memory = EnrolmentMemory()
        let person = Person()
        let begun = memory.enrolments(of: session(person))
        #expect(memory.enrolments(of: session(Person())) !== begun)
        let again = memory.enrolments(of: session(person))
        #expect(again !== begun)
        #expect(memory.enrolments(of: session(person, domain: "http://localhost:2")) !== again)
    }
}
