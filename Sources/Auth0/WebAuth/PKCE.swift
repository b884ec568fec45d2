import Auth0Crypto
import Foundation

/// The secret that binds a code to the program that asked for it, and its challenge (RFC 7636, method S256).
struct PKCE: Sendable {
    let verifier: String

    init(random: any RandomSource) {
        verifier = random.token(bytes: 32)
    }

    var challenge: String {
        Base64URL.encode(Digest.hash(Data(verifier.utf8)))
    }
}
