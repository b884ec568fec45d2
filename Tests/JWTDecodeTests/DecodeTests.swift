import Foundation
import JWTDecode
import Testing

@Suite struct DecodeTests {
    @Test func readsTheExampleOfRFC7519() throws {
        // RFC 7519 section 3.1, with the signature of RFC 7515 A.1.
        let token =
            "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9"
            + ".eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ"
            + ".dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        let jwt = try decode(jwt: token)
        #expect(jwt.header["typ"] as? String == "JWT")
        #expect(jwt.header["alg"] as? String == "HS256")
        #expect(jwt.issuer == "joe")
        #expect(jwt.expiresAt == Date(timeIntervalSince1970: 1_300_819_380))
        #expect(jwt["http://example.com/is_root"].boolean == true)
        #expect(jwt.signature == "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
        #expect(jwt.string == token)
        #expect(jwt.expired)
    }

    @Test func givesEachRegisteredClaim() throws {
        let jwt = try decode(
            jwt: Tokens.token(#"{"iss":"i","sub":"s","aud":["a","b"],"exp":30,"nbf":10,"iat":20.5,"jti":"j"}"#)
        )
        #expect(jwt.issuer == "i")
        #expect(jwt.subject == "s")
        #expect(jwt.audience == ["a", "b"])
        #expect(jwt.expiresAt == Date(timeIntervalSince1970: 30))
        #expect(jwt.notBefore == Date(timeIntervalSince1970: 10))
        #expect(jwt.issuedAt == Date(timeIntervalSince1970: 20.5))
        #expect(jwt.identifier == "j")
    }

    @Test func givesNothingForClaimsThatAreMissing() throws {
        let jwt = try decode(jwt: Tokens.token("{}"))
        #expect(jwt.issuer == nil && jwt.subject == nil && jwt.audience == nil && jwt.identifier == nil)
        #expect(jwt.expiresAt == nil && jwt.notBefore == nil && jwt.issuedAt == nil)
        #expect(!jwt.expired && !jwt.expires(in: .max))
    }

    @Test(arguments: [
        ("-3600", true, true), ("3600", false, true), ("90000", false, false), ("1e300", false, false),
        ("-1e300", true, true),
    ])
    func comparesTheExpiryWithNow(exp: String, expired: Bool, expiresWithinADay: Bool) throws {
        let offset = try #require(Double(exp))
        let jwt = try decode(jwt: Tokens.token(#"{"exp":\#(Date().timeIntervalSince1970 + offset)}"#))
        #expect(jwt.expired == expired)
        #expect(jwt.expires(in: 86400) == expiresWithinADay)
    }

    @Test(arguments: [("nan", true), ("inf", false), ("-inf", true), ("soon", false), ("", false)])
    func countsAnExpiryThatIsNoTimeAsExpiredOnlyWhenItIsANumber(exp: String, expired: Bool) throws {
        let jwt = try decode(jwt: Tokens.token(#"{"exp":"\#(exp)"}"#))
        #expect(jwt.expiresAt == nil)
        #expect(jwt.expired == expired)
    }

    @Test(arguments: [Int.min, -1, 0, 1, .max])
    func takesAnyNumberOfSeconds(seconds: Int) throws {
        let jwt = try decode(jwt: Tokens.token(#"{"exp":1}"#))
        #expect(jwt.expires(in: seconds) == (seconds > Int.min))
    }

    // Lengths of 0, 2 and 3 modulo 4, and contents whose encoding has '-' and '_'.
    @Test(arguments: ["", "a", "ab", "abc", "???", ">>>", "Zoë 李 👩🏽‍💻", "ÿÿÿþþþ", "\u{0}\u{7F}"])
    func keepsTextIntact(name: String) throws {
        let json = try #require(String(data: JSONEncoder().encode(["name": name]), encoding: .utf8))
        #expect(try decode(jwt: Tokens.token(json))["name"].string == name)
    }

    @Test(arguments: ["{}", #"{"a":1}"#, #"{"a":12}"#, #"{"a":"~~??"}"#])
    func takesCorrectPaddingAndThePlainAlphabet(body: String) throws {
        let padded = Data(body.utf8).base64EncodedString()
        let jwt = try decode(jwt: "\(Data(#"{"alg":"none"}"#.utf8).base64EncodedString()).\(padded).")
        #expect(jwt.body.count == (body == "{}" ? 0 : 1))
        #expect(jwt.signature == "")
    }

    @Test func readsABodyOfOneMebibyte() throws {
        let text = String(repeating: "x", count: 1 << 20)
        #expect(try decode(jwt: Tokens.token(#"{"name":"\#(text)"}"#))["name"].string == text)
    }

    @Test(arguments: [("", 1), ("a", 1), ("a.b", 2), ("a.b.c.d", 4), ("..", 3), ("....", 5)])
    func countsTheParts(text: String, count: Int) {
        #expect { try decode(jwt: text) } throws: { error in
            switch error as? JWTDecodeError {
            case .invalidPartCount(text, count): count != 3
            case .invalidJSON("")?: count == 3
            default: false
            }
        }
    }

    @Test(arguments: [
        "a", "abcde", "ab c", "abc\n", "ab!=", "ab===", "abc==", "a===", "====", "=abc", "äbc", "ab\u{0}c",
    ])
    func refusesWhatIsNotBase64URL(part: String) {
        #expect { try decode(jwt: "\(Tokens.header).\(part).") } throws: { error in
            if case .invalidBase64URL(part) = error as? JWTDecodeError { true } else { false }
        }
    }

    @Test(arguments: [
        "", "null", "[]", "1", "\"text\"", "{", "{}{}", #"{"a":}"#, #"{"a":NaN}"#, #"{"a":1e999}"#,
        "not json", String(repeating: #"{"a":"#, count: 100_000),
    ])
    func refusesWhatIsNotAJSONObject(body: String) {
        let part = Tokens.base64URL(body)
        #expect { try decode(jwt: "\(Tokens.header).\(part).") } throws: { error in
            if case .invalidJSON(part) = error as? JWTDecodeError { true } else { false }
        }
    }

    @Test(arguments: ["secret", "secret.part", "\(Tokens.header).secret-part.x", "\(Tokens.header).secret part.x"])
    func saysNothingOfTheTokenInTheError(text: String) {
        #expect { try decode(jwt: text) } throws: { error in
            let error = error as? JWTDecodeError
            let texts = [
                "\(String(describing: error))", error?.localizedDescription, error?.errorDescription,
                error?.debugDescription,
            ]
            return texts.allSatisfy { $0?.contains("secret") == false && $0?.contains(Tokens.header) == false }
        }
    }
}
