/// HTML that a text cannot break out of.
///
/// A text that is put into it is escaped; only other markup goes in as it is.
struct Markup: Sendable, Equatable, ExpressibleByStringInterpolation {
    private(set) var html: String

    init(stringLiteral value: String) {
        html = value
    }

    init(stringInterpolation: Interpolation) {
        html = stringInterpolation.html
    }

    /// What is part of the program and goes in as it is, whole: style, for example, which is not escaped in HTML.
    init(verbatim text: String) {
        html = text
    }

    init(_ parts: [Markup]) {
        html = parts.map(\.html).joined(separator: "\n")
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var html = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            html.reserveCapacity(literalCapacity)
        }

        mutating func appendLiteral(_ literal: String) {
            html += literal
        }

        mutating func appendInterpolation(_ markup: Markup) {
            html += markup.html
        }

        mutating func appendInterpolation(_ text: String) {
            html += Markup.escape(text)
        }

        mutating func appendInterpolation(_ number: Int) {
            html += String(number)
        }
    }

    /// Good for text and for quoted attributes.
    private static func escape(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
