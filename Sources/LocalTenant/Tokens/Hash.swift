import Auth0Crypto
import FoundationEssentials

/// What stands for a secret in memory and in the store.
enum Hash {
    static func of(_ secret: String) -> String {
        Base64URL.encode(Digest.hash(Data(secret.utf8), .sha256))
    }
}
