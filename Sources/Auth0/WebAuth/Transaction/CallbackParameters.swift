import Foundation

/// The parameters that a browser came back with, decoded as a form (RFC 6749, appendix B).
struct CallbackParameters: Sendable, Equatable {
    private(set) var values: [String: String] = [:]
    /// Whether a name stands there twice or is not decodable, so that two readers could read different things.
    private(set) var isAmbiguous = false

    /// - Parameters:
    ///   - query: Wins over the fragment; both percent-encoded.
    ///   - fragment: Where some servers put the parameters.
    init(query: String?, fragment: String? = nil) {
        for (part, wins) in [(fragment, false), (query, true)] {
            var seen: Set<String> = []
            for item in (part ?? "").split(separator: "&") {
                let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = Self.decoded(pair[0]), let value = Self.decoded(pair.count > 1 ? pair[1] : ""),
                    seen.insert(name).inserted
                else {
                    isAmbiguous = true
                    continue
                }
                if wins || values[name] == nil { values[name] = value }
            }
        }
    }

    subscript(name: String) -> String? { values[name] }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}
