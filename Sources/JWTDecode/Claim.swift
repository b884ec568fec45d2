public import Foundation

/// One claim of a token, readable as whatever type it turns out to have.
///
/// Each accessor gives `nil` when the claim is missing or has another type. None of them stops the program, however odd
/// the claim is.
public struct Claim: Sendable {
    let value: (any Sendable)?

    /// The claim as it was read from JSON; `NSNull` for JSON's null, `nil` when there is no such claim.
    public var rawValue: (any Sendable)? { value }

    /// The claim as text.
    public var string: String? { value as? String }

    /// The claim as a truth value: JSON's `true` or `false` only, neither the number 1 nor the text "true".
    public var boolean: Bool? {
        // `as? Bool` alone would turn the number 1 into true.
        guard let value, type(of: value) == Bool.self else { return nil }
        return value as? Bool
    }

    /// The claim as a number: a JSON number, or text that holds one.
    public var double: Double? {
        if let string { return Double(string) }
        return number?.doubleValue
    }

    /// The claim as a whole number: a JSON number without its fraction, or text that holds a whole number.
    ///
    /// `nil` when the number does not fit in an `Int`.
    public var integer: Int? {
        if let string { return Int(string) }
        guard let number else { return nil }
        return Int(exactly: number) ?? Int(exactly: number.doubleValue.rounded(.towardZero))
    }

    /// The claim as a time, given in seconds since 1970 as a number or as text.
    ///
    /// `nil` when the claim is not a finite number.
    public var date: Date? {
        guard let double, double.isFinite else { return nil }
        return Date(timeIntervalSince1970: double)
    }

    /// The claim as a list of strings, where a single string counts as a list of one.
    ///
    /// `nil` when an element is anything but a string.
    public var array: [String]? {
        if let string { return [string] }
        return value as? [String]
    }

    /// The claim as JSON text, for a claim that is an object or a list.
    ///
    /// `nil` for text, numbers and truth values: read those with ``string``, ``integer`` and the like.
    public var data: Data? { isContainer ? json : nil }

    /// Decodes a claim that is an object or a list.
    ///
    /// ```swift
    /// struct Address: Decodable { let street: String }
    /// let address = try jwt["address"].decode(Address.self)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type to decode.
    ///   - decoder: The decoder to use.
    /// - Returns: The decoded value.
    /// - Throws: ``JWTDecodeError/claimDecodingFailed(_:)`` when the claim is missing, or neither an object nor a list;
    ///   otherwise the decoder's own `DecodingError`.
    public func decode<T: Decodable>(_ type: T.Type, using decoder: JSONDecoder = JSONDecoder()) throws -> T {
        guard value != nil else { throw JWTDecodeError.claimDecodingFailed("the token has no such claim") }
        guard isContainer else {
            throw JWTDecodeError.claimDecodingFailed(
                "the claim is neither an object nor a list; read it with .string, .integer, .boolean or the like"
            )
        }
        guard let json else { throw JWTDecodeError.claimDecodingFailed("the claim cannot be written as JSON") }
        return try decoder.decode(type, from: json)
    }
}

extension Claim {
    private var number: NSNumber? { boolean == nil ? value as? NSNumber : nil }

    private var isContainer: Bool { value is [any Sendable] || value is [String: any Sendable] }

    private var json: Data? {
        value.flatMap { try? JSONSerialization.data(withJSONObject: $0) }
    }
}
