import Foundation

/// The addresses that a page may lead to.
enum SafeAddress {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// The address, if it is one that cannot run code in the page.
    static func checked(_ url: URL) -> URL? {
        guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else { return nil }
        return url
    }
}
