import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct P256Keys {
    struct File: Decodable {
        struct Signature: Decodable {
            let message: String
            let x: String
            let y: String
            let signature: String
            let isValid: Bool
        }

        struct Point: Decodable {
            let x: String
            let y: String
            let isValid: Bool
        }

        let signatures: [Signature]
        let points: [Point]
    }

    let message = Data("message".utf8)
    let file: File

    init() throws {
        file = try Vectors.read(PackageResources.p256_json)
    }

    @Test func verifyAsTheVectorsOfNIST() throws {
        #expect(Set(file.signatures.map(\.isValid)) == [true, false])
        for vector in file.signatures {
            let key = try P256PublicKey(x: Data(hex: vector.x), y: Data(hex: vector.y))
            let message = Data(hex: vector.message)
            let raw = Data(hex: vector.signature)
            #expect(key.isValidSignature(raw, for: message) == vector.isValid)
            let der = try #require(ECDSASignature.der(fromRaw: raw))
            #expect(key.isValidSignature(der: der, for: message) == vector.isValid)
        }
    }

    @Test func refuseThePointsThatNISTRefuses() {
        #expect(Set(file.points.map(\.isValid)) == [true, false])
        for point in file.points {
            let key = try? P256PublicKey(x: Data(hex: point.x), y: Data(hex: point.y))
            #expect((key != nil) == point.isValid)
        }
    }

    @Test(arguments: [0, 31, 33, 64])
    func refuseCoordinatesOfAnotherLength(_ count: Int) throws {
        let key = try P256PrivateKey().publicKey
        let odd = Data(repeating: 1, count: count)
        #expect(throws: CryptoError.invalidKey) { try P256PublicKey(x: odd, y: key.y) }
        #expect(throws: CryptoError.invalidKey) { try P256PublicKey(x: key.x, y: odd) }
    }

    @Test func refuseThePointAtInfinityAndCoordinatesBeyondTheField() {
        let (zero, large) = (Data(repeating: 0, count: 32), Data(repeating: 0xFF, count: 32))
        for (x, y) in [(zero, zero), (large, large), (zero, large)] {
            #expect(throws: CryptoError.invalidKey) { try P256PublicKey(x: x, y: y) }
        }
    }

    @Test func signAndVerifyInBothForms() throws {
        let key = try P256PrivateKey()
        for turn in 0..<200 {
            let message = Data("\(turn)".utf8)
            let raw = try key.sign(message)
            let der = try key.signInDER(message)
            #expect(raw.count == 64)
            #expect(key.publicKey.isValidSignature(raw, for: message))
            #expect(key.publicKey.isValidSignature(der: der, for: message))
            #expect(!key.publicKey.isValidSignature(raw, for: self.message))
            #expect(!key.publicKey.isValidSignature(der: raw, for: message))
            #expect(ECDSASignature.raw(fromDER: der).flatMap(ECDSASignature.der) == der)
        }
    }

    @Test func refuseSignaturesThatAreNotExact() throws {
        let key = try P256PrivateKey()
        let raw = try key.sign(message)
        let der = try key.signInDER(message)
        for odd in [Data(), raw.dropLast(), raw + [0], Data(repeating: 0, count: 64)] {
            #expect(!key.publicKey.isValidSignature(odd, for: message))
        }
        for odd in [Data(), der.dropLast(), der + [0], Data([0x30, 0])] {
            #expect(!key.publicKey.isValidSignature(der: odd, for: message))
        }
    }

    @Test func goThroughJWKs() throws {
        let key = try P256PrivateKey()
        let jwk = try key.jwk(keyID: "k1")
        let copy = try P256PrivateKey(jwk: jwk)
        #expect(try copy.jwk(keyID: "k1") == jwk)
        let signature = try copy.sign(message)
        let publicKey = try P256PublicKey(jwk: key.publicKey.jwk(keyID: nil, algorithm: nil, use: nil))
        #expect(publicKey.isValidSignature(signature, for: message))
        #expect(key.publicKey.jwk(keyID: nil).d == nil)
    }

    @Test func refuseAPrivateMemberThatDoesNotBelong() throws {
        var jwk = try P256PrivateKey().jwk(keyID: nil)
        let zero = Base64URL.encode(Data(repeating: 0, count: 32))
        let order = Base64URL.encode(Data(hex: "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"))
        for d in [nil, "", "AQ", zero, order, try P256PrivateKey().jwk(keyID: nil).d] {
            jwk.d = d
            #expect(throws: CryptoError.invalidKey) { try P256PrivateKey(jwk: jwk) }
        }
    }

    @Test(arguments: [
        (#"{"kty":"EC"}"#, CryptoError.unsupportedKey),
        (#"{"kty":"EC","crv":"P-384","x":"","y":""}"#, .unsupportedKey),
        (#"{"kty":"RSA","crv":"P-256","x":"","y":""}"#, .unsupportedKey),
        (#"{"kty":"EC","crv":"P-256","use":"enc","x":"","y":""}"#, .unsupportedKey),
        (#"{"kty":"EC","crv":"P-256","alg":"ES384","x":"","y":""}"#, .unsupportedAlgorithm),
        (#"{"kty":"EC","crv":"P-256"}"#, .invalidKey),
        (#"{"kty":"EC","crv":"P-256","x":"AQ","y":"AQ"}"#, .invalidKey),
        (#"{"kty":"EC","crv":"P-256","x":"=","y":"="}"#, .invalidKey),
    ])
    func refuseOddJWKs(_ json: String, _ error: CryptoError) throws {
        let jwk = try JSONDecoder().decode(JWK.self, from: Data(json.utf8))
        #expect(throws: error) { try P256PublicKey(jwk: jwk) }
        #expect(throws: error) { try P256PrivateKey(jwk: jwk) }
    }

    @Test func keysServeManyThreads() async throws {
        let key = try P256PrivateKey()
        let valid = await withTaskGroup(of: Bool.self) { group in
            for task in 0..<32 {
                group.addTask {
                    (0..<10).allSatisfy { turn in
                        let message = Data("\(task) \(turn)".utf8)
                        guard let signature = try? key.sign(message) else { return false }
                        return key.publicKey.isValidSignature(signature, for: message)
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(valid == 32)
    }
}

@Suite struct ES256Tokens {
    @Test func verifyAsInRFC7515() throws {
        let example = try Keys.rfc7515().a3
        let token = try JWS(compact: example.token)
        var jwk = try #require(example.key)
        #expect(token.isValid(with: try P256PublicKey(jwk: jwk)))
        let signed = try JWS.sign(payload: token.payload, with: P256PrivateKey(jwk: jwk))
        #expect(try JWS(compact: signed).isValid(with: try P256PublicKey(jwk: jwk)))
        jwk = try P256PrivateKey().publicKey.jwk(keyID: nil)
        #expect(try !JWS(compact: signed).isValid(with: P256PublicKey(jwk: jwk)))
    }

    @Test(arguments: ["none", "RS256", "es256", "ES384", "HS256", ""])
    func refuseEveryOtherAlgorithm(_ algorithm: String) throws {
        let key = try P256PrivateKey()
        let input = try JWS.signingInput(.init(alg: algorithm), Data("{}".utf8))
        let token = try JWS(compact: input + "." + Base64URL.encode(key.sign(Data(input.utf8))))
        #expect(!token.isValid(with: key.publicKey))
    }
}
