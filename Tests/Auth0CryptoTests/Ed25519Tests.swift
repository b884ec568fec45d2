import Foundation
import Testing

@testable import Auth0Crypto

@Suite struct Ed25519Keys {
    struct Vector: Decodable {
        let publicKey: String
        let message: String
        let signature: String
    }

    @Test func verifyAsInRFC8032() throws {
        struct File: Decodable { let signatures: [Vector] }
        let vectors = try (Vectors.read(PackageResources.rfc8032_json) as File).signatures
        #expect(vectors.count == 4)
        for vector in vectors {
            let key = try Ed25519PublicKey(rawRepresentation: Data(hex: vector.publicKey))
            let (message, signature) = (Data(hex: vector.message), Data(hex: vector.signature))
            #expect(key.isValidSignature(signature, for: message))
            #expect(!key.isValidSignature(signature, for: message + [0]))
            #expect(!key.isValidSignature(signature.dropLast(), for: message))
            #expect(!key.isValidSignature(signature + [0], for: message))
            for index in [0, 31, 32, 63] {
                var wrong = signature
                wrong[index] ^= 1
                #expect(!key.isValidSignature(wrong, for: message))
            }
        }
    }

    @Test(arguments: [0, 31, 33])
    func refuseAnotherLength(_ count: Int) {
        #expect(throws: CryptoError.invalidKey) {
            try Ed25519PublicKey(rawRepresentation: Data(repeating: 1, count: count))
        }
    }

    @Test(
        arguments: [
            (#"{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}"#, nil),
            (#"{"kty":"OKP","crv":"X25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}"#, .unsupportedKey),
            (#"{"kty":"EC","crv":"Ed25519"}"#, .unsupportedKey),
            (#"{"kty":"OKP","crv":"Ed25519","alg":"ES256"}"#, .unsupportedAlgorithm),
            (#"{"kty":"OKP","crv":"Ed25519"}"#, .invalidKey),
            (#"{"kty":"OKP","crv":"Ed25519","x":"AQ"}"#, .invalidKey),
        ] as [(String, CryptoError?)]
    )
    func comeFromJWKs(_ json: String, _ error: CryptoError?) throws {
        let jwk = try JSONDecoder().decode(JWK.self, from: Data(json.utf8))
        if let error {
            #expect(throws: error) { try Ed25519PublicKey(jwk: jwk) }
        } else {
            #expect(try Ed25519PublicKey(jwk: jwk).rawRepresentation.count == 32)
        }
    }
}
