import CPhoneNumber

/// A telephone number as a person typed it, understood by libphonenumber.
///
/// The library's tables are as old as the system's package. Use ``isPossible``, which asks for the length only, to
/// refuse a number, and ``isValid`` as a hint at most: a new range of numbers is not valid yet.
package struct PhoneNumber: Sendable, Hashable {
    /// The number as E.164 has it, like `+4930123456`; an extension is left out.
    package let e164: String
    /// For people anywhere, like `+49 30 123456`.
    package let international: String
    /// For people of its own region, like `030 123456`.
    package let national: String
    /// The calling code, like `49`.
    package let callingCode: Int
    /// The region that it belongs to, ISO 3166-1 alpha-2; `nil` for a number of none, like `+800`, and for one that is
    /// not valid.
    package let region: String?
    /// Whether it has a length that numbers of its region have.
    package let isPossible: Bool
    /// Whether it lies in a range that is in use.
    package let isValid: Bool

    /// Understands a number with a calling code, in whatever digits and with whatever marks between them.
    ///
    /// - Parameters:
    ///   - text: At most 250 characters.
    ///   - region: Where a number without a calling code is from, ISO 3166-1 alpha-2; without it such a number is refused.
    /// - Throws: ``PhoneNumberError``.
    package init(_ text: String, region: String? = nil) throws(PhoneNumberError) {
        // C would take a NUL for the end.
        guard !text.utf8.contains(0) else { throw .notANumber }
        var number = a0_phone_number()
        let problem = a0_phone_parse(text, region?.uppercased() ?? "ZZ", &number)
        guard problem == A0_PHONE_OK else { throw PhoneNumberError(problem) }
        e164 = PhoneNumber.text(number.e164)
        international = PhoneNumber.text(number.international)
        national = PhoneNumber.text(number.national)
        callingCode = Int(number.calling_code)
        let code = PhoneNumber.text(number.region)
        self.region = code.isEmpty ? nil : code
        isPossible = number.possible
        isValid = number.valid
    }

    /// The text in an array of C characters, which Swift sees as a tuple.
    private static func text<Characters>(_ characters: Characters) -> String {
        withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

/// Nothing of the number: a log or a crash report must not hold it.
extension PhoneNumber: CustomStringConvertible, CustomReflectable {
    package var description: String { "PhoneNumber(+\(callingCode) …)" }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
