import Auth0
import Foundation
import SimpleKeychain

/// Where sign-ins are kept: encrypted files in a folder, or memory.
struct AccountStore: Sendable {
    private let backend: SimpleKeychain.Backend
    /// Who is signed in, by browser.
    private let people: SimpleKeychain

    init(data: URL?) {
        backend = data.map { .file(folder: $0.appending(path: "sign-ins")) } ?? .inMemory()
        people = SimpleKeychain(service: "people", backend: backend)
    }

    /// A browser has a store of its own, so that nobody meets another one's tokens.
    func credentials(of browser: String) -> SimpleKeychain {
        SimpleKeychain(service: "browser-\(browser)", backend: backend)
    }

    func signedIn() throws -> SignedInBrowsers {
        var browsers = SignedInBrowsers()
        for browser in try people.keys() {
            browsers.signIn(try JSONDecoder().decode(Person.self, from: people.data(forKey: browser)), in: browser)
        }
        return browsers
    }

    func signIn(_ person: Person, in browser: String) throws {
        try people.set(try JSONEncoder().encode(person), forKey: browser)
    }

    /// What cannot be removed is of no use any more to the one who finds it: the tenant has ended it, or will.
    func signOut(_ browser: String) {
        try? credentials(of: browser).deleteAll()
        try? people.deleteEntry(forKey: browser)
    }
}
