import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct RSAKeys {
    let message = Data("message".utf8)

    @Test func signAndVerify() throws {
        let key = try RSAPrivateKey(jwk: Keys.rsa())
        let signature = try key.sign(message)
        #expect(signature.count == 256)
        #expect(key.publicKey.isValidSignature(signature, for: message))
        #expect(!key.publicKey.isValidSignature(signature, for: Data("massage".utf8)))
    }

    @Test func goOnVerifyingAfterAWrongSignature() throws {
        let key = try RSAPrivateKey(jwk: Keys.rsa())
        let signature = try key.sign(message)
        for index in [0, 100, 255] {
            var wrong = signature
            wrong[index] ^= 1
            #expect(!key.publicKey.isValidSignature(wrong, for: message))
            #expect(key.publicKey.isValidSignature(signature, for: message))
        }
    }

    @Test(arguments: [0, 1, 255, 257, 512])
    func refuseSignaturesOfAnotherLength(_ count: Int) throws {
        let key = try RSAPublicKey(jwk: Keys.rsa())
        #expect(!key.isValidSignature(Data(repeating: 0, count: count), for: message))
    }

    @Test func areGeneratedAndExported() throws {
        let key = try RSAPrivateKey(generatingBits: 2048)
        #expect(key.publicKey.modulus.count == 256)
        #expect(key.publicKey.exponent == Data([1, 0, 1]))
        let copy = try RSAPrivateKey(jwk: key.jwk(keyID: "k1"))
        #expect(key.publicKey.isValidSignature(try copy.sign(message), for: message))
        #expect(try copy.jwk(keyID: "k1") == key.jwk(keyID: "k1"))
    }

    @Test func giveTheirMembersBack() throws {
        let jwk = try Keys.rsa()
        var exported = try RSAPrivateKey(jwk: jwk).jwk(keyID: nil)
        #expect(exported.alg == "RS256")
        #expect(exported.use == "sig")
        exported.alg = nil
        exported.use = nil
        #expect(exported == jwk)
    }

    @Test func keepPrivateMembersOutOfThePublicJWK() throws {
        let jwk = try RSAPrivateKey(jwk: Keys.rsa()).publicKey.jwk(keyID: "k1")
        let members = try JSONEncoder().encode(jwk)
        let object = try #require(try JSONSerialization.jsonObject(with: members) as? [String: Any])
        #expect(Set(object.keys) == ["kty", "kid", "alg", "use", "n", "e"])
    }

    @Test(arguments: [0, 512, 1024, 2047, 8193, -1])
    func areNotGeneratedInOtherSizes(_ bits: Int) {
        #expect(throws: CryptoError.keyGenerationFailed) { try RSAPrivateKey(generatingBits: bits) }
    }

    @Test func refuseAModulusOutOfBounds() throws {
        let exponent = Data([1, 0, 1])
        for bytes in [0, 1, 64, 128, 255, 1025, 65536] {
            let modulus = Data([0x80]) + Data(repeating: 0xFF, count: max(0, bytes - 1))
            #expect(throws: CryptoError.invalidKey) { try RSAPublicKey(modulus: modulus, exponent: exponent) }
        }
        // 2047 bits in 256 bytes, and an even number.
        let short = Data([0x7F]) + Data(repeating: 0xFF, count: 255)
        let even = Data(repeating: 0xFE, count: 256)
        for modulus in [short, even] {
            #expect(throws: CryptoError.invalidKey) { try RSAPublicKey(modulus: modulus, exponent: exponent) }
        }
    }

    @Test(arguments: [[], [0], [1], [2], [0, 0, 1], [1, 0, 0], [1, 2, 3, 4, 5, 6, 7, 8, 9]] as [[UInt8]])
    func refuseSuchAnExponent(_ exponent: [UInt8]) throws {
        let modulus = try RSAPublicKey(jwk: Keys.rsa()).modulus
        #expect(throws: CryptoError.invalidKey) { try RSAPublicKey(modulus: modulus, exponent: Data(exponent)) }
    }

    @Test func ignoreLeadingZeros() throws {
        let key = try RSAPublicKey(jwk: Keys.rsa())
        let padded = try RSAPublicKey(modulus: Data([0, 0]) + key.modulus, exponent: Data([0]) + key.exponent)
        #expect(padded.modulus == key.modulus)
        #expect(padded.exponent == key.exponent)
    }

    @Test func refusePrivateMembersThatDoNotBelongTogether() throws {
        let jwk = try Keys.rsa()
        let other = try RSAPrivateKey(generatingBits: 2048).jwk(keyID: nil)
        for member in [\JWK.d, \.p, \.q, \.dp, \.dq, \.qi] as [WritableKeyPath<JWK, String?>] {
            for value in [nil, "", "AA", "!", String(repeating: "_", count: 1000)] as [String?] {
                var odd = jwk
                odd[keyPath: member] = value
                #expect(throws: CryptoError.invalidKey) { try RSAPrivateKey(jwk: odd) }
            }
        }
        var mixed = jwk
        (mixed.n, mixed.e) = (other.n, other.e)
        #expect(throws: CryptoError.invalidKey) { try RSAPrivateKey(jwk: mixed) }
    }

    @Test func keysServeManyThreads() async throws {
        let key = try RSAPrivateKey(jwk: Keys.rsa())
        let valid = await withTaskGroup(of: Bool.self) { group in
            for task in 0..<32 {
                group.addTask {
                    (0..<10).allSatisfy { turn in
                        let message = Data("\(task) \(turn)".utf8)
                        guard let signature = try? key.sign(message) else { return false }
                        return key.publicKey.isValidSignature(signature, for: message)
                            && !key.publicKey.isValidSignature(signature, for: Data("other".utf8))
                    }
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(valid == 32)
    }
}
