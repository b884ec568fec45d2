/// Text on its way into markup.
///
/// The only place that does this.
package enum HTMLEscaping {
    /// Appends `text` so that it stands for itself, in content and in a quoted attribute alike.
    package static func append(_ text: String, to markup: inout String) {
        let needsNone = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0:
                false
            default: true
            }
        }
        if needsNone {
            markup += text
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            case "\"": markup += "&quot;"
            case "'": markup += "&#39;"
            case "\0": markup += "\u{FFFD}"
            default: markup.unicodeScalars.append(scalar)
            }
        }
    }

    /// `text` escaped.
    package static func escape(_ text: String) -> String {
        var markup = ""
        append(text, to: &markup)
        return markup
    }
}
