import Testing

@testable import Auth0UniversalComponents

@Suite struct EmailAddressTests {
    @Test(arguments: [
        ("ann@example.com", "ann@example.com"), ("  ann@example.com\n", "ann@example.com"),
        ("\u{200B}ann@example.com\u{FEFF}", "ann@example.com"), ("Ann+tag@Example.co.uk", "Ann+tag@Example.co.uk"),
    ])
    func whatAPasteBringsAlongIsLeftOut(text: String, address: String) {
        #expect(EmailAddress.normalized(text) == address)
    }

    @Test(arguments: [
        "", "   ", "ann", "ann@", "@example.com", "ann@example", "ann@@example.com", "ann@.com", "ann@example.",
        "a n@example.com",
    ])
    func whatCannotBeAnAddressIsNone(text: String) {
        #expect(EmailAddress.normalized(text) == nil)
    }
}
