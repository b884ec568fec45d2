import Auth0Crypto
package import Foundation

/// Bytes as the texts of the passkey APIs.
package enum Base64Text {
    /// Base64url without padding, as WebAuthn's JSON forms want it.
    package static func encodeURL(_ bytes: Data) -> String {
        Base64URL.encode(bytes)
    }

    /// Reads base64 and base64url, with padding or without: servers differ, and the bytes are the same.
    package static func decode(_ text: String) -> Data? {
        let unpadded = text.prefix { $0 != "=" }
        guard text.dropFirst(unpadded.count).allSatisfy({ $0 == "=" }) else { return nil }
        return Base64URL.decode(String(unpadded).replacing("+", with: "-").replacing("/", with: "_"))
    }
}
