import Testing

@testable import LocalTenant

@Suite struct AddressTests {
    @Test(
        arguments: [
            (" Ana@Example.com\u{00A0}\n", "ana@example.com"),
            ("\u{200B}ana@EXAMPLE.com\u{FEFF}", "ana@example.com"),
            ("a.n.a+tag@example.com", "a.n.a+tag@example.com"),
        ]
    )
    func anEmailAddressHasOneSpelling(_ text: String, expected: String) {
        #expect(Address(.email, text).value == expected)
    }

    @Test(
        arguments: [
            ("ana@example.com", true), ("ana+test@example.com", true), ("o'neil@example.co.uk", true),
            ("ana@localhost", true), ("", false), ("ana", false), ("@example.com", false), ("ana@", false),
            ("ana@example", false), ("ana@@example.com", false), ("a b@example.com", false),
            ("ana@example..com", false), ("ana@.com", false), ("<ana@example.com>", false),
        ]
    )
    func knowsAnEmailAddress(_ text: String, isWellFormed: Bool) {
        #expect(Address(.email, text).isWellFormed == isWellFormed)
    }

    @Test(
        arguments: [
            ("+4591131761367", true), ("+1", true), (" +4915112345678 ", true), ("+1234567890123456", false),
            ("004915112345678", false), ("+", false), ("+49 151", false), ("+٤٩", false), ("", false),
        ]
    )
    func knowsAPhoneNumber(_ text: String, isWellFormed: Bool) {
        #expect(Address(.sms, text).isWellFormed == isWellFormed)
    }
}
