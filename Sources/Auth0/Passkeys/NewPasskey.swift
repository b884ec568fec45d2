public import Foundation

/// A passkey that an authenticator has just created: what `navigator.credentials.create()` of a browser returns, or a
/// security key, or an authenticator in software (WebAuthn Level 3, 5.2.1).
public protocol NewPasskey {
    /// The id of the credential.
    var credentialID: Data { get }
    /// Where the authenticator sits; `nil` where it does not say.
    var attachment: AuthenticatorAttachment? { get }
    /// The bytes of the client data, exactly as they were hashed.
    var rawClientDataJSON: Data { get }
    /// The attestation object, CBOR; without one the passkey cannot be enrolled.
    var rawAttestationObject: Data? { get }
}

/// Where an authenticator sits (WebAuthn Level 3, 5.4.5).
public enum AuthenticatorAttachment: String, Sendable, Hashable, CaseIterable {
    /// In the device itself.
    case platform
    /// Outside, such as a security key or a phone.
    case crossPlatform = "cross-platform"
}

extension NewPasskey {
    /// The `authn_response` of Auth0's APIs; `nil` without an attestation object.
    var registrationResponse: JSONObject? {
        guard let rawAttestationObject else { return nil }
        let id = JSONValue.string(Base64Text.encodeURL(credentialID))
        var response: JSONObject = [
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": .object([
                "clientDataJSON": .string(Base64Text.encodeURL(rawClientDataJSON)),
                "attestationObject": .string(Base64Text.encodeURL(rawAttestationObject)),
            ]),
        ]
        if let attachment { response["authenticatorAttachment"] = .string(attachment.rawValue) }
        return response
    }
}
