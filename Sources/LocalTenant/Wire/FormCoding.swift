/// `application/x-www-form-urlencoded`, as in queries and form bodies.
///
/// A raw `+` is a space and `%2B` a plus, each decoded exactly once (WHATWG URL, section 5).
enum FormCoding {
    struct Malformed: Error {}

    /// The pairs of `text`, in order; `nil` where a percent sequence or its UTF-8 is broken.
    static func pairs(_ text: String) throws(Malformed) -> [(name: String, value: String)] {
        var pairs: [(name: String, value: String)] = []
        for part in text.utf8.split(separator: UInt8(ascii: "&")) {
            let halves = part.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = try decode(halves.first.map { Array($0) } ?? [])
            let value = try decode(halves.count > 1 ? Array(halves[1]) : [])
            pairs.append((name, value))
        }
        return pairs
    }

    /// One segment of a path, in which a `+` is a plus; `nil` where it is broken.
    static func segment(_ text: some StringProtocol) -> String? {
        try? decode(Array(text.utf8), plus: UInt8(ascii: "+"))
    }

    /// `pairs` as a query; everything but unreserved characters is percent-encoded.
    static func text(_ pairs: [(name: String, value: String)]) -> String {
        pairs.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&")
    }

    /// `uri` with `pairs` behind the query that it may have already.
    static func adding(_ pairs: [(name: String, value: String)], to uri: String) -> String {
        guard uri.utf8.contains(UInt8(ascii: "?")) else { return "\(uri)?\(text(pairs))" }
        return uri.hasSuffix("?") || uri.hasSuffix("&") ? uri + text(pairs) : "\(uri)&\(text(pairs))"
    }

    /// `A-Z a-z 0-9 - . _ ~` (RFC 3986, section 2.3).
    static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }

    private static func encode(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.reduce(into: "") { encoded, byte in
            if isUnreserved(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }

    private static func decode(_ bytes: [UInt8], plus: UInt8 = UInt8(ascii: " ")) throws(Malformed) -> String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "+"):
                decoded.append(plus)
                index += 1
            case UInt8(ascii: "%"):
                guard index + 2 < bytes.count, let high = hex(bytes[index + 1]), let low = hex(bytes[index + 2]) else {
                    throw Malformed()
                }
                decoded.append(high << 4 | low)
                index += 3
            default:
                decoded.append(bytes[index])
                index += 1
            }
        }
        guard let text = String(validating: decoded, as: UTF8.self) else { throw Malformed() }
        return text
    }

    private static func hex(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
