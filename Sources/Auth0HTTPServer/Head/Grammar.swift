/// The character rules of RFC 9110 and RFC 3986 that a request head is held to.
enum Grammar {
    /// A method or a field name: RFC 9110, section 5.6.2.
    static func isToken(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { isAlphanumeric($0) || tokenMarks.contains($0) }
    }

    /// A field value: visible characters, bytes beyond ASCII, space and tab (RFC 9110, section 5.5).
    static func isFieldValue(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }

    /// ASCII without space and control characters, and at least one of it.
    static func isVisible(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// `host [":" port]`, without user information: RFC 9110, section 4.2.
    static func isAuthority(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        let host: ArraySlice<UInt8>
        if bytes.first == UInt8(ascii: "[") {
            guard let end = bytes.firstIndex(of: UInt8(ascii: "]")), end > 1 else { return false }
            guard
                bytes[1..<end].allSatisfy({ isAlphanumeric($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") })
            else { return false }
            host = bytes[...end]
        } else {
            host = bytes.prefix { $0 != UInt8(ascii: ":") }
            guard !host.isEmpty, host.allSatisfy({ isAlphanumeric($0) || nameMarks.contains($0) }) else { return false }
        }
        let port = bytes[host.endIndex...]
        return port.isEmpty
            || port.first == UInt8(ascii: ":") && port.count <= 6
                && port.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    }

    static func trimmingEnd(_ text: String) -> String {
        guard let last = text.utf8.last, last == 0x20 || last == 0x09 else { return text }
        let end = text.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
        return String(text.utf8.dropLast(end)) ?? text
    }

    private static let tokenMarks = Set("!#$%&'*+-.^_`|~".utf8)
    /// Unreserved characters, percent-encoding and sub-delimiters of RFC 3986, but for those that only confuse.
    private static let nameMarks = Set("-._~%!$&'()*+;=".utf8)

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
    }
}
