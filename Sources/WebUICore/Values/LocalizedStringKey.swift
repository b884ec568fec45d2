public import Foundation

/// Text that stands in the source and may hold values.
///
/// It is shown as it stands.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
    let string: String

    /// Takes a string.
    public init(_ value: String) { string = value }

    /// Takes a literal.
    public init(stringLiteral value: String) { string = value }

    /// Takes a literal with values in it.
    public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

    /// The parts of a literal with values in it.
    public struct StringInterpolation: StringInterpolationProtocol {
        var string: String

        /// Makes room for the parts.
        public init(literalCapacity: Int, interpolationCount: Int) {
            string = ""
            string.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        /// Takes a part of the literal.
        public mutating func appendLiteral(_ literal: String) { string += literal }

        /// Takes a value.
        public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }

        /// Takes a number with a format, such as `%.2f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            string += String(format: specifier, value)
        }

        /// Takes a value with a format.
        public mutating func appendInterpolation<F: FormatStyle>(
            _ input: F.FormatInput,
            format: F
        ) where F.FormatOutput == String { string += format.format(input) }
    }
}
