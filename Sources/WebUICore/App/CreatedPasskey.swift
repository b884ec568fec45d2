import Foundation

/// What a browser's authenticator answers when it has created a passkey (WebAuthn Level 3, 5.1.8).
package struct CreatedPasskey: Hashable, Sendable {
    package let id: Data
    package let clientDataJSON: Data
    package let attestationObject: Data
    /// Where the authenticator sits; nil where it does not say.
    package let attachment: String?

    init?(_ answer: JSONValue) {
        guard let id = Self.bytes(answer["rawId"]), let response = answer["response"],
            let clientData = Self.bytes(response["clientDataJSON"]),
            let attestation = Self.bytes(response["attestationObject"])
        else { return nil }
        self.id = id
        clientDataJSON = clientData
        attestationObject = attestation
        attachment = answer["authenticatorAttachment"]?.string
    }

    /// Base64 as the web has it: other letters, no padding.
    private static func bytes(_ value: JSONValue?) -> Data? {
        guard let text = value?.string else { return nil }
        let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4))
    }
}
