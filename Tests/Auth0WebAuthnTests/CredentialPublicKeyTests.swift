import Auth0Crypto
import Foundation
import SoftwareAuthenticator
import Testing

@testable import Auth0WebAuthn

@Suite struct CredentialPublicKeys {
    let key: P256PublicKey

    init() throws {
        key = try P256PrivateKey().publicKey
    }

    @Test func comeBackFromTheirBytes() throws {
        let first = try CredentialPublicKey(encoded: CBOREncoding.key(key))
        let second = try CredentialPublicKey(encoded: first.encoded)
        #expect(first == second)
        #expect(second.algorithm == .es256)
    }

    @Test func verifyWithRSA() throws {
        let rsa = try RSAPrivateKey()
        let encoded = CBOREncoding.map([
            (CBOREncoding.integer(1), CBOREncoding.integer(3)), (CBOREncoding.integer(3), CBOREncoding.integer(-257)),
            (CBOREncoding.integer(-1), CBOREncoding.bytes(rsa.publicKey.modulus)),
            (CBOREncoding.integer(-2), CBOREncoding.bytes(rsa.publicKey.exponent)),
        ])
        let message = Data("message".utf8)
        let publicKey = try CredentialPublicKey(encoded: encoded)
        #expect(publicKey.algorithm == .rs256)
        #expect(publicKey.isValidSignature(try rsa.sign(message), for: message))
        #expect(!publicKey.isValidSignature(try rsa.sign(message), for: message + [0]))
    }

    @Test(
        arguments: [
            ([1: CBOREncoding.integer(3)], .malformedPublicKey),
            ([1: nil], .malformedPublicKey),
            ([3: nil], .malformedPublicKey),
            ([3: CBOREncoding.text("ES256")], .malformedPublicKey),
            ([3: CBOREncoding.integer(-257)], .malformedPublicKey),
            ([3: CBOREncoding.integer(-8)], .malformedPublicKey),
            ([3: CBOREncoding.integer(-35)], .unsupportedAlgorithm),
            ([3: CBOREncoding.integer(0)], .unsupportedAlgorithm),
            ([-1: CBOREncoding.integer(2)], .malformedPublicKey),
            ([-1: nil], .malformedPublicKey),
            ([-2: nil], .malformedPublicKey),
            ([-3: nil], .malformedPublicKey),
            ([-3: Data([0xF5])], .malformedPublicKey),
            ([-2: CBOREncoding.bytes(Data(repeating: 1, count: 32))], .malformedPublicKey),
            ([-2: CBOREncoding.bytes(Data(repeating: 1, count: 31))], .malformedPublicKey),
        ] as [([Int: Data?], WebAuthnError)]
    )
    func areRefusedWhereAMemberDoesNotFit(_ members: [Int: Data?], _ error: WebAuthnError) {
        #expect(throws: error) { try CredentialPublicKey(encoded: CBOREncoding.key(key, replacing: members)) }
    }

    @Test func areRefusedInPartOrWithMore() {
        let encoded = CBOREncoding.key(key)
        for odd in [Data(), encoded.dropLast(), encoded + [0], CBOREncoding.array([]), CBOREncoding.map([])] {
            #expect(throws: WebAuthnError.malformedPublicKey) { try CredentialPublicKey(encoded: odd) }
        }
    }
}
