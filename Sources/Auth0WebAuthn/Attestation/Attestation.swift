package import FoundationEssentials

/// What is known of the authenticator that made a passkey.
package enum Attestation: Sendable, Equatable {
    /// Nothing.
    case none
    /// The passkey vouches for itself: nothing more than with `none`, but the signature was checked.
    case selfSigned
    /// The holder of the first certificate vouches. The chain, in DER, is **not** checked against any root.
    case certified(chain: [Data])
}

extension AttestationObject {
    /// Checks the statement over the authenticator data and `clientDataHash`.
    ///
    /// - Throws: ``WebAuthnError/unsupportedAttestation``, ``WebAuthnError/malformedAttestation`` or
    ///   ``WebAuthnError/invalidAttestation``.
    package func attestation(clientDataHash: Data) throws(WebAuthnError) -> Attestation {
        switch format {
        case "none":
            guard statement.isEmpty else { throw .malformedAttestation }
            return .none
        case "packed":
            let packed = try PackedStatement(statement)
            return try packed.verified(for: self, clientDataHash: clientDataHash)
        default:
            throw .unsupportedAttestation
        }
    }
}
