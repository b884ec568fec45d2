/// Why a passkey was refused.
///
/// The texts are static: no challenge, credential or name of a person reaches them.
package struct WebAuthnError: Error, Sendable, Equatable {
    private enum Base {
        case malformedClientData
        case wrongType
        case wrongChallenge
        case wrongOrigin
        case malformedAttestation
        case malformedAuthenticatorData
        case wrongRelyingParty
        case userNotPresent
        case userNotVerified
        case inconsistentBackupState
        case malformedPublicKey
        case unsupportedAlgorithm
        case unsupportedAttestation
        case invalidAttestation
        case wrongCredential
        case invalidSignature
        case signCountNotIncreased
    }

    private let base: Base

    /// The client data is not the JSON object that browsers make.
    package static let malformedClientData = Self(base: .malformedClientData)
    /// The answer to a registration was given as a sign-in, or the other way round.
    package static let wrongType = Self(base: .wrongType)
    package static let wrongChallenge = Self(base: .wrongChallenge)
    /// The page that asked is not one of the relying party's, or stood in a frame of another.
    package static let wrongOrigin = Self(base: .wrongOrigin)
    package static let malformedAttestation = Self(base: .malformedAttestation)
    package static let malformedAuthenticatorData = Self(base: .malformedAuthenticatorData)
    package static let wrongRelyingParty = Self(base: .wrongRelyingParty)
    package static let userNotPresent = Self(base: .userNotPresent)
    package static let userNotVerified = Self(base: .userNotVerified)
    /// It says to be backed up although it cannot be, or its eligibility changed since registration.
    package static let inconsistentBackupState = Self(base: .inconsistentBackupState)
    package static let malformedPublicKey = Self(base: .malformedPublicKey)
    /// The key's algorithm was not asked for, or is none of ``COSEAlgorithm``.
    package static let unsupportedAlgorithm = Self(base: .unsupportedAlgorithm)
    /// The attestation is neither `none` nor `packed`.
    package static let unsupportedAttestation = Self(base: .unsupportedAttestation)
    /// The attestation's signature or certificate does not fit.
    package static let invalidAttestation = Self(base: .invalidAttestation)
    /// Another credential answered than the one named.
    package static let wrongCredential = Self(base: .wrongCredential)
    package static let invalidSignature = Self(base: .invalidSignature)
    /// The counter did not grow: there may be a copy of the authenticator.
    package static let signCountNotIncreased = Self(base: .signCountNotIncreased)
}

extension WebAuthnError: CustomStringConvertible {
    package var description: String {
        switch base {
        case .malformedClientData:
            "The client data cannot be read. Send the bytes of clientDataJSON as the browser gave them."
        case .wrongType:
            "The answer is for another ceremony. Send navigator.credentials.create() to registration, get() to sign-in."
        case .wrongChallenge:
            "The challenge is not the one that was given out. Ask for a new one and try again."
        case .wrongOrigin:
            "The page's origin is not allowed for this relying party. Add it to the origins, or open the right page."
        case .malformedAttestation:
            "The attestation object cannot be read. Send the bytes as the browser gave them."
        case .malformedAuthenticatorData:
            "The authenticator data cannot be read. Send the bytes as the browser gave them."
        case .wrongRelyingParty:
            "The passkey belongs to another relying party. Use a passkey that was made for this domain."
        case .userNotPresent:
            "The authenticator did not see anyone. Touch it when it asks."
        case .userNotVerified:
            "The authenticator did not check who uses it. Set a PIN or fingerprint and try again."
        case .inconsistentBackupState:
            "The authenticator contradicts itself about backups. Register the passkey again."
        case .malformedPublicKey:
            "The passkey's public key cannot be read. Register a passkey with a key of the offered algorithms."
        case .unsupportedAlgorithm:
            "The passkey's algorithm was not offered. Use ES256, RS256 or EdDSA."
        case .unsupportedAttestation:
            "The attestation format is not supported. Ask for the attestation \"none\"."
        case .invalidAttestation:
            "The attestation does not prove its authenticator. Ask for the attestation \"none\" or use another one."
        case .wrongCredential:
            "Another passkey answered than the one named. Use the passkey that was asked for."
        case .invalidSignature:
            "The signature is not the passkey's. Use the passkey that was registered."
        case .signCountNotIncreased:
            "The passkey's counter did not grow, so it may have been copied. Remove it and register a new one."
        }
    }
}
