import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct JWKs {
    struct Thumbprint: Decodable {
        let key: JWK
        let thumbprint: String
    }

    @Test func haveTheThumbprintsOfTheRFCs() throws {
        struct File: Decodable { let thumbprints: [Thumbprint] }
        let file: File = try Vectors.read(PackageResources.rfc7638_json)
        #expect(Set(file.thumbprints.map(\.key.kty)) == ["RSA", "OKP", "EC"])
        for vector in file.thumbprints {
            #expect(try vector.key.thumbprint() == vector.thumbprint)
        }
    }

    @Test func haveNoThumbprintWithoutTheirMembers() throws {
        var jwk = JWK(kty: "RSA")
        #expect(throws: CryptoError.invalidKey) { try jwk.thumbprint() }
        (jwk.n, jwk.e) = ("AQAB\",\"kty\":\"x", "AQAB")
        #expect(throws: CryptoError.invalidKey) { try jwk.thumbprint() }
        #expect(throws: CryptoError.unsupportedKey) { try JWK(kty: "oct").thumbprint() }
    }

    @Test func areReadFromTheSetsOfRFC7517() throws {
        let sets = try Keys.rfc7517()
        #expect(sets.public.keys.map(\.kid) == ["1", "2011-04-29"])
        let publicKey = try RSAPublicKey(jwk: try #require(sets.public.key(withID: "2011-04-29")))
        let privateKey = try RSAPrivateKey(jwk: try #require(sets.private.key(withID: "2011-04-29")))
        let signature = try privateKey.sign(Data("message".utf8))
        #expect(publicKey.isValidSignature(signature, for: Data("message".utf8)))
    }

    @Test func withoutAlgorithmOrUseServeAsKeys() throws {
        var jwk = try RSAPublicKey(jwk: Keys.rsa()).jwk(keyID: nil, algorithm: nil, use: nil)
        #expect(jwk.alg == nil)
        _ = try RSAPublicKey(jwk: jwk)
        jwk.x5c = ["not a certificate"]
        _ = try RSAPublicKey(jwk: jwk)
    }

    @Test(arguments: [
        (#"{"kty":"RSA"}"#, CryptoError.invalidKey),
        (#"{"kty":"RSA","n":"","e":""}"#, .invalidKey),
        (#"{"kty":"RSA","n":"AQAB","e":"AQAB"}"#, .invalidKey),
        (#"{"kty":"RSA","n":"*","e":"AQAB"}"#, .invalidKey),
        (#"{"kty":"RSA","n":"AQAB=","e":"AQAB"}"#, .invalidKey),
        (#"{"kty":"rsa","n":"AQAB","e":"AQAB"}"#, .unsupportedKey),
        (#"{"kty":""}"#, .unsupportedKey),
        (#"{"kty":"EC","crv":"P-256","x":"","y":""}"#, .unsupportedKey),
        (#"{"kty":"oct","k":"AQAB","alg":"HS256"}"#, .unsupportedKey),
        (#"{"kty":"RSA","use":"enc","n":"AQAB","e":"AQAB"}"#, .unsupportedKey),
        (#"{"kty":"RSA","alg":"HS256","n":"AQAB","e":"AQAB"}"#, .unsupportedAlgorithm),
        (#"{"kty":"RSA","alg":"rs256","n":"AQAB","e":"AQAB"}"#, .unsupportedAlgorithm),
        (#"{"kty":"RSA","alg":"RS512","n":"AQAB","e":"AQAB"}"#, .unsupportedAlgorithm),
    ])
    func thatAreOddAreRefused(_ json: String, _ error: CryptoError) throws {
        let jwk = try JSONDecoder().decode(JWK.self, from: Data(json.utf8))
        #expect(throws: error) { try RSAPublicKey(jwk: jwk) }
    }

    @Test func thatCannotBeReadAreLeftOutOfASet() throws {
        let json = #"{"keys":[1,null,"k",{},[],{"kid":"a"},{"kty":5},{"kty":"RSA","n":7},{"kty":"RSA","kid":"b"}]}"#
        let set = try JSONDecoder().decode(JWKSet.self, from: Data(json.utf8))
        #expect(set.keys.map(\.kid) == ["b"])
        #expect(set.key(withID: "a") == nil)
    }

    @Test(arguments: ["[]", "{}", #"{"keys":{}}"#, #"{"keys":null}"#, "null", ""])
    func doNotComeFromWhatIsNoSet(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(JWKSet.self, from: Data(json.utf8)) }
    }

    @Test func doNotShowTheirSecrets() throws {
        let jwk = try Keys.rsa()
        var dumped = ""
        dump(jwk, to: &dumped)
        for text in ["\(jwk)", String(reflecting: jwk), String(reflecting: [jwk]), dumped] {
            #expect(text.contains("RSA"))
            #expect(!text.contains("Eq5xpGnNCivDflJsRQBXHx1hdR1k6Ulwe2JZD50LpXyWPEAeP88vLNO97IjlA7"))
        }
    }
}
