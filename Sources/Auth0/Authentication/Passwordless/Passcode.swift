/// A code as a person types it.
package enum Passcode {
    /// The code without spaces, dashes and invisible characters, and with the digits of any script as ASCII digits.
    ///
    /// A code stays text: leading zeros count. Whatever else was typed stays in it, for the server to refuse.
    package static func normalized(_ typed: String) -> String {
        String(
            typed.unicodeScalars.compactMap { scalar -> Character? in
                if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
                    return Character(String(Int(value)))
                }
                switch scalar.properties.generalCategory {
                case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .dashPunctuation:
                    return nil
                default: return Character(scalar)
                }
            }
        )
    }
}
