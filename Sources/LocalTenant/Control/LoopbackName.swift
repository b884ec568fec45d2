/// Decides whether a host is this machine's own name: `localhost`, `*.localhost`, 127.0.0.0/8 and `[::1]`.
enum LoopbackName {
    /// - Parameter authority: a host with or without a port, as in a `Host` header.
    static func matches(authority: String) -> Bool {
        guard let host = host(of: authority) else { return false }
        if host == "[::1]" { return true }
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        return name == "localhost" || name.hasSuffix(".localhost") || isLoopbackAddress(name)
    }

    /// The host of `authority` in lower case, an IPv6 address in its brackets; `nil` where it has no such form.
    static func host(of authority: String) -> String? {
        let text = authority.lowercased()
        let host: Substring
        let rest: Substring
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            host = text[...end]
            rest = text[text.index(after: end)...]
        } else {
            host = text.prefix { $0 != ":" }
            rest = text.dropFirst(host.count)
        }
        guard !host.isEmpty, rest.isEmpty || isPort(rest) else { return nil }
        return String(host)
    }

    private static func isPort(_ text: Substring) -> Bool {
        text.first == ":" && UInt16(text.dropFirst()) != nil && text.dropFirst().allSatisfy(\.isNumber)
    }

    /// Four decimal numbers, the first of them 127.
    private static func isLoopbackAddress(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.first == "127"
            && parts.allSatisfy { part in
                part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && UInt8(part) != nil
            }
    }
}
