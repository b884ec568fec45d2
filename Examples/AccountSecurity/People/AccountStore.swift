import Auth0
import Foundation
import SimpleKeychain

/// Where sign-ins are kept: encrypted files in a folder, or memory.
///
/// A browser has a store of its own, so that nobody meets another one's tokens, and what is damaged in one is no trouble
/// for the others.
struct AccountStore: Sendable {
    /// Holds a folder for each browser; nil keeps all in memory.
    private let folder: URL?
    private let key: SimpleKeychain.FileKey
    private let memory = SimpleKeychain.Backend.inMemory()
    private static let person = "person"

    init(data: URL?, key: SimpleKeychain.FileKey = .automatic) {
        self.key = key
        folder = data?.appending(path: "sign-ins", directoryHint: .isDirectory)
    }

    func credentials(of browser: String) -> SimpleKeychain {
        SimpleKeychain(service: "browser-\(browser)", backend: backend(of: browser))
    }

    /// Who is signed in where.
    ///
    /// - Parameter complain: Told of each browser whose entry cannot be read, and which is therefore left out.
    /// - Throws: What keeps the folder itself from being read.
    func signedIn(complain: (String) -> Void) throws -> SignedInBrowsers {
        var browsers = SignedInBrowsers()
        for browser in try self.browsers() {
            do {
                browsers.signIn(
                    try JSONDecoder().decode(Person.self, from: people(of: browser).data(forKey: Self.person)),
                    in: browser
                )
            } catch SimpleKeychainError.itemNotFound {
                // Nobody is signed in there any more.
            } catch {
                // A decoder's words may hold what it has read.
                let reason = (error as? SimpleKeychainError)?.debugDescription ?? "Another version has written it."
                complain("One browser has to sign in again, since who is signed in there cannot be read. \(reason)")
            }
        }
        return browsers
    }

    func signIn(_ person: Person, in browser: String) throws {
        try people(of: browser).set(try JSONEncoder().encode(person), forKey: Self.person)
    }

    /// What cannot be removed is of no use any more to the one who finds it: the tenant has ended it, or will.
    func signOut(_ browser: String) {
        try? credentials(of: browser).deleteAll()
        try? people(of: browser).deleteAll()
    }

    private func browsers() throws -> [String] {
        guard let folder else { return [] }
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch CocoaError.fileReadNoSuchFile {
            return []
        }
    }

    private func people(of browser: String) -> SimpleKeychain {
        SimpleKeychain(service: "person-\(browser)", backend: backend(of: browser))
    }

    private func backend(of browser: String) -> SimpleKeychain.Backend {
        folder.map { .file(folder: $0.appending(path: browser, directoryHint: .isDirectory), key: key) } ?? memory
    }
}
