import Foundation

/// What `AUTH0_KEYCHAIN` may say.
enum BackendChoice: Sendable, Hashable {
    case secretService
    /// In the usual folder, or in this one.
    case file(folder: String?)

    static let variable = "AUTH0_KEYCHAIN"

    /// - Throws: `invalidParameters` for text that names no backend.
    init(_ text: String) throws(SimpleKeychainError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.dropFirst().first) {
        case ("secret-service", nil): self = .secretService
        case ("file", nil): self = .file(folder: nil)
        case ("file", let folder?) where folder.hasPrefix("/"): self = .file(folder: folder)
        default:
            throw .invalidParameters(
                """
                \(Self.variable) names no place for secrets. Set it to secret-service, to file, or to file: and the \
                absolute path of a folder.
                """
            )
        }
    }

    /// The choice that the environment makes, if any.
    static func inEnvironment(of world: KeychainWorld) throws(SimpleKeychainError) -> Self? {
        guard let text = world.variables[variable], !text.isEmpty else { return nil }
        return try Self(text)
    }
}
