import Testing

@testable import LocalTenant

@Suite struct LoopbackNameTests {
    @Test(
        arguments: [
            ("localhost", true), ("localhost:8787", true), ("LOCALHOST:1", true), ("app.localhost:8787", true),
            ("localhost.", true), ("127.0.0.1", true), ("127.9.9.9:8787", true), ("[::1]", true), ("[::1]:8787", true),
            ("", false), ("example.com", false), ("localhost.example.com", false), ("127.0.0.1.example.com", false),
            ("127.0.0.256", false), ("127.0.0", false), ("127.0.0.1:port", false), ("10.0.0.1", false),
            ("[::2]", false), ("[::1]x", false), ("[::1", false), ("notlocalhost", false), ("localhost:99999", false),
            ("evil.com:localhost", false), ("127.0.0.+1", false),
        ]
    )
    func decidesOnTheParsedHost(_ authority: String, isLoopback: Bool) {
        #expect(LoopbackName.matches(authority: authority) == isLoopback)
    }
}
