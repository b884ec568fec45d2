import Auth0Crypto
import FoundationEssentials

/// An attestation statement of the format `packed` (WebAuthn section 8.2).
struct PackedStatement {
    private let algorithm: Int64
    private let signature: Data
    /// The certificates in DER, the authenticator's first; `nil` for self attestation.
    private let chain: [Data]?

    init(_ members: [CBOR.Key: CBOR]) throws(WebAuthnError) {
        guard members[.text("ecdaaKeyId")] == nil else { throw .unsupportedAttestation }
        guard let algorithm = members[.text("alg")]?.integer, let signature = members[.text("sig")]?.bytes else {
            throw .malformedAttestation
        }
        self.algorithm = algorithm
        self.signature = signature
        guard let certificates = members[.text("x5c")] else {
            chain = nil
            return
        }
        guard let entries = certificates.array, !entries.isEmpty else { throw .malformedAttestation }
        let chain = entries.compactMap(\.bytes)
        guard chain.count == entries.count else { throw .malformedAttestation }
        self.chain = chain
    }

    func verified(for object: AttestationObject, clientDataHash: Data) throws(WebAuthnError) -> Attestation {
        guard let credential = object.authenticatorData.attestedCredential else { throw .malformedAttestation }
        let signed = object.encodedAuthenticatorData + clientDataHash
        guard let chain, let leaf = chain.first else {
            guard algorithm == credential.publicKey.algorithm.rawValue,
                credential.publicKey.isValidSignature(signature, for: signed)
            else { throw .invalidAttestation }
            return .selfSigned
        }
        guard let certificate = try? Certificate(der: leaf),
            algorithm == certificate.publicKey.algorithm.rawValue,
            certificate.publicKey.isValidSignature(signature, for: signed),
            certificate.isAttestationCertificate(forModel: credential.authenticatorModel)
        else { throw .invalidAttestation }
        return .certified(chain: chain)
    }
}

extension VerificationKey {
    fileprivate var algorithm: COSEAlgorithm {
        switch self {
        case .rsa: .rs256
        case .p256: .es256
        case .ed25519: .edDSA
        }
    }
}

extension Certificate {
    /// The extension that names the authenticator's model.
    private static let modelExtension = "1.3.6.1.4.1.45724.1.1.4"

    /// Whether the certificate is one for attestation (WebAuthn section 8.2.1), and for this model if it names one.
    fileprivate func isAttestationCertificate(forModel model: Data) -> Bool {
        guard version == 3, isAuthority == false,
            subject.country?.count == 2, subject.organization?.isEmpty == false, subject.commonName?.isEmpty == false,
            subject.organizationalUnit == "Authenticator Attestation"
        else { return false }
        do {
            guard let named = try extensionValue(Self.modelExtension) else { return true }
            // The model stands in a second octet string: tag, length, 16 bytes.
            return !named.isCritical && named.value == Data([0x04, 0x10]) + model
        } catch {
            return false
        }
    }
}
