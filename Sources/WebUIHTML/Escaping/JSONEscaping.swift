/// Text on its way into JSON that may stand in a page.
///
/// The only place that does this.
package enum JSONEscaping {
    /// Appends `text` as a JSON string, with `<` and the line separators escaped so that no page can be broken by it.
    package static func append(_ text: String, to json: inout String) {
        json += "\""
        let needsNone = text.utf8.allSatisfy { byte in
            byte >= 0x20 && byte < 0x80 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
                && byte != UInt8(ascii: "<")
        }
        if needsNone {
            json += text
        } else {
            for scalar in text.unicodeScalars { append(scalar, to: &json) }
        }
        json += "\""
    }

    /// `text` as a JSON string.
    package static func string(_ text: String) -> String {
        var json = ""
        append(text, to: &json)
        return json
    }

    private static func append(_ scalar: Unicode.Scalar, to json: inout String) {
        switch scalar {
        case "\"": json += "\\\""
        case "\\": json += "\\\\"
        case "\n": json += "\\n"
        case "\r": json += "\\r"
        case "\t": json += "\\t"
        case "<": json += "\\u003c"
        case "\u{2028}": json += "\\u2028"
        case "\u{2029}": json += "\\u2029"
        case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: json.unicodeScalars.append(scalar)
        }
    }
}
