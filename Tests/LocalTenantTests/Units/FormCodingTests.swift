import Foundation
import Testing

@testable import LocalTenant

@Suite struct FormCodingTests {
    @Test(
        arguments: [
            ("email=ana+test%40example.com", "ana test@example.com"),
            ("email=ana%2Btest%40example.com", "ana+test@example.com"),
            ("email=ana%252Btest", "ana%2Btest"),
            ("email=%E2%82%AC", "€"),
            ("email=", ""),
            ("email", ""),
            ("email=a=b", "a=b"),
        ]
    )
    func decodesExactlyOnce(_ text: String, expected: String) throws {
        let pairs = try FormCoding.pairs(text)
        #expect(pairs.map(\.name) == ["email"])
        #expect(pairs.map(\.value) == [expected])
    }

    @Test(arguments: ["a=%", "a=%2", "a=%zz", "a=%ff", "%c3=1"])
    func refusesBrokenEncoding(_ text: String) {
        #expect(throws: FormCoding.Malformed.self) { try FormCoding.pairs(text) }
    }

    @Test func refusesAParameterThatStandsTwice() {
        #expect(throws: OAuthError.self) { try Parameters(form: "otp=1&otp=2") }
    }

    @Test(arguments: ["[]", "\"text\"", "{", "{\"a\":1", "", "null", "{}{}"])
    func refusesJSONThatIsNoObject(_ text: String) {
        #expect(throws: OAuthError.self) { try Parameters(json: Data(text.utf8)) }
    }

    @Test func aCodeAsANumberIsRefused() throws {
        let parameters = try Parameters(json: Data(#"{"otp": 4242, "empty": "", "none": null}"#.utf8))
        #expect(throws: OAuthError.self) { try parameters.string("otp") }
        #expect(try parameters.string("empty") == nil)
        #expect(try parameters.string("none") == nil)
        #expect(throws: OAuthError.missingParameter("absent")) { try parameters.required("absent") }
    }
}
