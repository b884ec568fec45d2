package import Foundation

/// Values on their way into a style sheet.
///
/// Only numbers and names come in, so nothing can end a declaration.
package enum CSSEscaping {
    /// A length in pixels.
    package static func pixels(_ value: CGFloat) -> String { number(value) + "px" }

    /// A number with at most four decimals; what is not finite is 0.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "0" }
        let limited = min(max(value, -1e7), 1e7)
        let rounded = (limited * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
    }

    /// The name of a font family, quoted; everything but letters, digits, hyphens and spaces is dropped.
    package static func family(_ name: String) -> String {
        let safe = name.unicodeScalars.filter { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == " "
        }
        return "'\(String(String.UnicodeScalarView(safe)))'"
    }
}
