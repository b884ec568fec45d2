/// A request target in origin, absolute or asterisk form (RFC 9112, section 3.2).
///
/// A proxy's `CONNECT` is not served.
struct RequestTarget: Equatable {
    let path: String
    let query: String?
    /// Host and port of an absolute target.
    let authority: String?

    init?(_ text: String, method: String) {
        guard Grammar.isVisible(text), !text.utf8.contains(UInt8(ascii: "#")) else { return nil }
        if text == "*" {
            guard method == "OPTIONS" else { return nil }
            self.init(pathAndQuery: "*", authority: nil)
        } else if text.hasPrefix("/") {
            self.init(pathAndQuery: text[...], authority: nil)
        } else {
            guard method != "CONNECT", let rest = Self.afterScheme(text) else { return nil }
            let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
            let authority = String(rest[..<end])
            guard Grammar.isAuthority(authority) else { return nil }
            self.init(pathAndQuery: rest[end...], authority: authority)
        }
    }

    private init(pathAndQuery text: Substring, authority: String?) {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        path = parts.first.flatMap { $0.isEmpty ? nil : String($0) } ?? "/"
        query = parts.count > 1 ? String(parts[1]) : nil
        self.authority = authority
    }

    private static func afterScheme(_ text: String) -> Substring? {
        ["http://", "https://"].first { text.prefix($0.count).lowercased() == $0 }.map { text.dropFirst($0.count) }
    }
}
