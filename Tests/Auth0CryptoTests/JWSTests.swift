import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct SignedTokens {
    @Test func verifyAsInRFC7515() throws {
        let example = try Keys.rfc7515().a2
        let token = try JWS(compact: example.token)
        #expect(token.header == JWS.Header(alg: "RS256"))
        #expect(token.isValid(with: try RSAPublicKey(jwk: Keys.rsa())))
        let claims = try #require(try JSONSerialization.jsonObject(with: token.payload) as? [String: Any])
        #expect(claims["iss"] as? String == "joe")
    }

    @Test func areSignedAsInRFC7515() throws {
        let example = try Keys.rfc7515().a2
        let payload = try JWS(compact: example.token).payload
        let token = try JWS.sign(payload: payload, with: RSAPrivateKey(jwk: Keys.rsa()))
        #expect(token == example.token)
    }

    @Test func carryTheirTypeAndKeyID() throws {
        let key = try RSAPrivateKey(jwk: Keys.rsa())
        let token = try JWS(compact: JWS.sign(payload: Data("{}".utf8), typ: "at+jwt", keyID: "k/1", with: key))
        #expect(token.header == JWS.Header(alg: "RS256", kid: "k/1", typ: "at+jwt"))
        #expect(token.payload == Data("{}".utf8))
        #expect(token.isValid(with: key.publicKey))
    }

    @Test func areRefusedWithAnotherKey() throws {
        let other = try RSAPublicKey(jwk: try #require(Keys.rfc7517().public.key(withID: "2011-04-29")))
        #expect(try !JWS(compact: Keys.rfc7515().a2.token).isValid(with: other))
    }

    @Test func areRefusedWhenAnyPartIsChanged() throws {
        let key = try RSAPublicKey(jwk: Keys.rsa())
        let parts = try Keys.rfc7515().a2.token.split(separator: ".").map(String.init)
        let changed = [
            [#"{"alg":"RS256" }"#.base64URL, parts[1], parts[2]],
            [parts[0], #"{"iss":"jim"}"#.base64URL, parts[2]],
            [parts[0], parts[1], "cD" + parts[2].dropFirst(2)],
        ]
        for parts in changed {
            #expect(try !JWS(compact: parts.joined(separator: ".")).isValid(with: key))
        }
    }

    @Test(arguments: [
        "", ".", "..", "...", "e30", "e30.e30", "e30.e30.e30", "e30.e30.e30.e30", ".e30.e30", "eyJhbGciOiJSUzI1NiJ9",
        "eyJhbGciOiJSUzI1NiJ9.e30", "eyJhbGciOiJSUzI1NiJ9.e30.AA=", "eyJhbGciOiJSUzI1NiJ9.e 30.AA",
        "eyJhbGciOiJSUzI1NiJ9=.e30.AA", "eyJhbGciOiJSUzI1NiJ9.e30.A", " eyJhbGciOiJSUzI1NiJ9.e30.AA",
        "eyJhbGciOiJSUzI1NiJ9.e30.AA\n", "W10.e30.AA", "bnVsbA.e30.AA", "_w.e30.AA",
    ])
    func areMalformedWithoutThreePartsAndAHeader(_ text: String) {
        #expect(throws: CryptoError.malformedToken) { try JWS(compact: text) }
    }

    @Test(arguments: [
        #"{"alg":5}"#, #"{"alg":null}"#, #"{"alg":["RS256"]}"#, #"{"typ":"JWT"}"#, #"{"alg":"RS256","kid":1}"#,
    ])
    func areMalformedWithOddHeaders(_ header: String) {
        #expect(throws: CryptoError.malformedToken) { try JWS(compact: "\(header.base64URL).e30.AA") }
    }
}

/// What an attacker tries so that a token chooses how it is checked.
@Suite struct AlgorithmConfusion {
    let key: RSAPrivateKey

    init() throws {
        key = try RSAPrivateKey(jwk: Keys.rsa())
    }

    /// A token with this header whose RS256 signature is right.
    func token(header: String) throws -> String {
        let input = header.base64URL + "." + "{}".base64URL
        return input + "." + Base64URL.encode(try key.sign(Data(input.utf8)))
    }

    @Test(arguments: [
        "none", "None", "NONE", "HS256", "rs256", "Rs256", "RS384", "PS256", "ES256", "", " RS256", "RS256\u{0}",
    ])
    func refusesEveryOtherAlgorithm(_ algorithm: String) throws {
        let name = algorithm.replacing("\u{0}", with: "\\u0000")
        let token = try JWS(compact: try token(header: #"{"alg":"\#(name)"}"#))
        #expect(token.header.alg == algorithm)
        #expect(!token.isValid(with: key.publicKey))
    }

    @Test func refusesTheTokenOfRFC7515WithoutSignature() throws {
        let token = try JWS(compact: Keys.rfc7515().a5.token)
        #expect(token.signature.isEmpty)
        #expect(!token.isValid(with: key.publicKey))
    }

    @Test func refusesAnEmptySignature() throws {
        let token = try JWS(compact: "eyJhbGciOiJSUzI1NiJ9.e30.")
        #expect(!token.isValid(with: key.publicKey))
    }

    @Test func refusesACodeUnderThePublicKey() throws {
        let modulus = key.publicKey.modulus
        for header in [#"{"alg":"HS256","kid":"k1"}"#, #"{"alg":"RS256","kid":"k1"}"#] {
            let input = header.base64URL + "." + "{}".base64URL
            let code = HMAC.authenticationCode(for: Data(input.utf8), key: modulus)
            let token = try JWS(compact: input + "." + Base64URL.encode(code))
            #expect(!token.isValid(with: key.publicKey))
        }
    }

    @Test func ignoresKeysInTheHeader() throws {
        let attacker = try RSAPrivateKey(generatingBits: 2048)
        let jwk = String(decoding: try JSONEncoder().encode(attacker.publicKey.jwk(keyID: "k1")), as: UTF8.self)
        let header = #"{"alg":"RS256","kid":"k1","jwk":\#(jwk),"jku":"https://attacker.example/keys","x5c":["MII"]}"#
        let input = header.base64URL + "." + "{}".base64URL
        let forged = try JWS(compact: input + "." + Base64URL.encode(attacker.sign(Data(input.utf8))))
        #expect(!forged.isValid(with: key.publicKey))
        #expect(try JWS(compact: token(header: header)).isValid(with: key.publicKey))
    }

    @Test func refusesExtensionsThatAreCritical() throws {
        let header = #"{"alg":"RS256","crit":["b64"],"b64":false}"#
        #expect(try !JWS(compact: token(header: header)).isValid(with: key.publicKey))
    }
}

extension String {
    fileprivate var base64URL: String { Base64URL.encode(Data(utf8)) }
}
