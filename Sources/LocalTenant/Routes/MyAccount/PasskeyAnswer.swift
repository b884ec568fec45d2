import Auth0Crypto
import Auth0WebAuthn
import FoundationEssentials

/// What an authenticator answered to ``PasskeyOptions``, in the browser's JSON form.
struct PasskeyAnswer: Sendable {
    let credentialID: Data
    let clientDataJSON: Data
    let attestationObject: Data
    let transports: [String]

    init(_ body: MyAccountBody) throws {
        try body.allow(
            "id",
            "rawId",
            "type",
            "authenticatorAttachment",
            "clientExtensionResults",
            "response"
        )
        let id = try body.required("id", length: 1...1_364)
        guard try body.required("rawId", length: 1...1_364) == id else {
            throw body.invalid("rawId", "It must be the same as id")
        }
        guard try body.required("type") == "public-key" else {
            throw body.invalid("type", "It must be public-key")
        }
        _ = try body.choice("authenticatorAttachment", of: Attachment.self)
        if body.has("clientExtensionResults") { _ = try body.object("clientExtensionResults") }
        let response = try body.object("response")
        // The last three are what browsers add and what stands in the attestation object as well.
        try response.allow(
            "clientDataJSON",
            "attestationObject",
            "transports",
            "authenticatorData",
            "publicKey",
            "publicKeyAlgorithm"
        )
        credentialID = try Self.bytes("id", of: body, atMost: 1_364)
        clientDataJSON = try Self.bytes("clientDataJSON", of: response, atMost: 1_000)
        attestationObject = try Self.bytes("attestationObject", of: response, atMost: 2_000)
        transports = try response.strings("transports") ?? []
    }

    private enum Attachment: String, CaseIterable {
        case platform
        case crossPlatform = "cross-platform"
    }

    private static func bytes(_ name: String, of body: MyAccountBody, atMost length: Int) throws -> Data {
        guard let data = Base64URL.decode(try body.required(name, length: 1...length)) else {
            throw body.invalid(name, "It must be base64url without padding")
        }
        return data
    }

    /// - Throws: ``Problem`` naming what is wrong.
    func verify(challenge: Data, settings: PasskeySettings) throws(Problem) -> Registration {
        do throws(WebAuthnError) {
            let origin = try ClientData(json: clientDataJSON).origin
            return try settings.relyingParty(for: origin).verifyRegistration(
                clientDataJSON: clientDataJSON,
                attestationObject: attestationObject,
                challenge: challenge,
                credentialID: credentialID,
                requiresUserVerification: false
            )
        } catch {
            throw .badPasskey(error.description)
        }
    }
}
