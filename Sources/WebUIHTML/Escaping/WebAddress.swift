package import Foundation

/// Which addresses a page may lead to.
///
/// Never `javascript:` or `data:`.
package enum WebAddress {
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    /// The address as text, if its scheme is one that only leads somewhere.
    package static func text(of url: URL) -> String? {
        guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else { return nil }
        return url.absoluteString
    }
}
