import Auth0Crypto
package import FoundationEssentials

/// The public key of a passkey.
///
/// It is stored as it came: `CredentialPublicKey(encoded: key.encoded)` is the same key.
package struct CredentialPublicKey: Sendable {
    /// The key as a COSE_Key (RFC 9052 section 7, WebAuthn section 6.5.1.1).
    package let encoded: Data
    package let algorithm: COSEAlgorithm

    private let key: VerificationKey

    /// Reads a stored key.
    ///
    /// - Throws: ``WebAuthnError/malformedPublicKey`` or ``WebAuthnError/unsupportedAlgorithm``.
    package init(encoded: Data) throws(WebAuthnError) {
        guard let cose = try? CBORReader.value(of: encoded) else { throw .malformedPublicKey }
        try self.init(cose, encoded: encoded)
    }

    init(_ cose: CBOR, encoded: Data) throws(WebAuthnError) {
        guard let number = cose[COSE.algorithm]?.integer else { throw .malformedPublicKey }
        guard let algorithm = Int(exactly: number).flatMap(COSEAlgorithm.init(rawValue:)) else {
            throw .unsupportedAlgorithm
        }
        self.encoded = encoded
        self.algorithm = algorithm
        key = try COSE.key(cose, algorithm)
    }

    /// Whether `signature` is right for `message`; ECDSA signatures stand in DER (WebAuthn section 6.5.5).
    package func isValidSignature(_ signature: Data, for message: Data) -> Bool {
        key.isValidSignature(signature, for: message)
    }
}

extension CredentialPublicKey: Equatable {
    package static func == (a: Self, b: Self) -> Bool {
        a.encoded == b.encoded
    }
}

/// The members of a COSE_Key and how a key is made of them (RFC 9053 section 7, RFC 8230 section 4).
private enum COSE {
    static let kind: Int64 = 1
    static let algorithm: Int64 = 3

    static func key(_ cose: CBOR, _ algorithm: COSEAlgorithm) throws(WebAuthnError) -> VerificationKey {
        do throws(CryptoError) {
            switch (algorithm, cose[kind]?.integer) {
            case (.es256, 2):
                guard cose[-1]?.integer == 1, let x = cose[-2]?.bytes, let y = cose[-3]?.bytes else { break }
                return .p256(try P256PublicKey(x: x, y: y))
            case (.rs256, 3):
                guard let modulus = cose[-1]?.bytes, let exponent = cose[-2]?.bytes else { break }
                return .rsa(try RSAPublicKey(modulus: modulus, exponent: exponent))
            case (.edDSA, 1):
                guard cose[-1]?.integer == 6, let x = cose[-2]?.bytes else { break }
                return .ed25519(try Ed25519PublicKey(rawRepresentation: x))
            default:
                break
            }
        } catch {
            throw .malformedPublicKey
        }
        throw .malformedPublicKey
    }
}
