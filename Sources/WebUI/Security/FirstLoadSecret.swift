package import Auth0Crypto
import Foundation

/// What the printed link carries: whoever has it may open the app.
///
/// It stands in the address once, until a redirect swaps it for a cookie.
package struct FirstLoadSecret: Sendable {
    /// The name of the query item that carries it.
    package static let queryName = "key"

    package let value: String

    package init(random: any RandomSource = SystemRandom()) {
        value = random.token()
    }

    /// The page's address with this secret.
    package func link(to page: String) -> URL? { URL(string: "\(page)?\(Self.queryName)=\(value)") }

    /// Whether a request's query carries this secret, compared in constant time.
    package func isCarried(by query: String?) -> Bool {
        (query ?? "").split(separator: "&").contains { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return parts.count == 2 && parts[0] == Self.queryName && ConstantTime.equal(String(parts[1]), value)
        }
    }
}
