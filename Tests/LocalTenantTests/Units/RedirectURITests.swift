import Testing

@testable import LocalTenant

@Suite struct RedirectURITests {
    private static let allowed = [
        "http://127.0.0.1:8484/callback", "https://app.example.com/back?a=1", "com.example.app://back",
        "http://localhost/caf\u{E9}", "http://[::1]:80/six",
    ]

    @Test(
        arguments: [
            ("http://127.0.0.1:8484/callback", true),
            ("https://app.example.com/back?a=1", true),
            ("com.example.app://back", true),
            ("http://127.0.0.1:8484/callback/", false),
            ("http://127.0.0.1:8484/Callback", false),
            ("HTTP://127.0.0.1:8484/callback", false),
            ("http://127.0.0.1:8484/callback?x=1", false),
            ("http://127.0.0.1:8484/callback#x", false),
            ("http://127.0.0.1:8484/callback#", false),
            ("http://127.0.0.1:8484/callback/../callback", false),
            ("http://127.0.0.1:8484/%63allback", false),
            ("http://127.0.0.1:8485/callback", false),
            ("http://127.0.0.1/callback", false),
            ("http://localhost:8484/callback", false),
            ("https://127.0.0.1:8484/callback", false),
            ("https://app.example.com/back", false),
            ("https://app.example.com/back?a=1&b=2", false),
            ("https://app.example.com.evil.example/back?a=1", false),
            ("http://localhost/cafe\u{301}", false),
            ("", false),
            (" http://127.0.0.1:8484/callback", false),
        ]
    )
    func comparesByteForByte(_ uri: String, isAllowed: Bool) {
        #expect(RedirectURI.isAllowed(uri, by: Self.allowed, loopbackAnyPort: false) == isAllowed)
    }

    @Test(
        arguments: [
            ("http://127.0.0.1:8484/callback", true),
            ("http://127.0.0.1:1/callback", true),
            ("http://127.0.0.1:65535/callback", true),
            ("http://127.0.0.1/callback", true),
            ("http://[::1]:49152/six", true),
            ("http://localhost:3000/caf\u{E9}", true),
            ("http://127.0.0.1:65536/callback", false),
            ("http://127.0.0.1:/callback", false),
            ("http://127.0.0.1:+80/callback", false),
            ("http://127.0.0.1:٨٠/callback", false),
            ("http://127.0.0.2:8484/callback", false),
            ("http://localhost:8484/callback", false),
            ("http://[::1]:8484/callback", false),
            ("https://127.0.0.1:8484/callback", false),
            ("http://127.0.0.1:8484/other", false),
            ("http://127.0.0.1:8484/callback?x=1", false),
            ("http://127.0.0.1:8484/callback#x", false),
            ("http://127.0.0.1:8484@evil.example/callback", false),
            ("http://127.0.0.1:8484\\@evil.example/callback", false),
            ("http://user@127.0.0.1:8484/callback", false),
            ("http://127.0.0.1.evil.example:8484/callback", false),
            ("https://app.example.com:444/back?a=1", false),
            ("com.example.app:1//back", false),
        ]
    )
    func leavesThePortOfALoopbackAddressOutWhereAsked(_ uri: String, isAllowed: Bool) {
        #expect(RedirectURI.isAllowed(uri, by: Self.allowed, loopbackAnyPort: true) == isAllowed)
    }

    @Test(
        arguments: [
            ("http://a/b", "http://a/b?x=1&y=%20%2B%26"), ("http://a/b?c=d", "http://a/b?c=d&x=1&y=%20%2B%26"),
            ("http://a/b?", "http://a/b?x=1&y=%20%2B%26"), ("app://b?c&", "app://b?c&x=1&y=%20%2B%26"),
        ]
    )
    func theOutcomeGoesBehindAQueryThatIsThere(_ uri: String, expected: String) {
        #expect(FormCoding.adding([("x", "1"), ("y", " +&")], to: uri) == expected)
    }

    @Test func whatIsEncodedComesBack() throws {
        let text = "a b+c&d=e%f é 李\u{0}"
        let pairs = try FormCoding.pairs(FormCoding.text([(text, text)]))
        #expect(pairs.map(\.name) == [text] && pairs.map(\.value) == [text])
    }
}
