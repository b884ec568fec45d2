import Auth0Crypto
import Foundation

/// A key that items are encrypted with.
struct ItemKey: Sendable {
    static let shortestSecret = 32

    let bytes: Data
    let derivation: KeyDerivation

    /// Tells keys apart, and nothing about the key.
    var id: Data { HMAC.authenticationCode(for: Data("auth0 keychain key id".utf8), key: bytes).prefix(8) }

    /// The key that belongs to a key file.
    ///
    /// - Returns: `nil` when the content is too short to be a key.
    init?(keyFile content: Data) {
        guard content.count >= Self.shortestSecret else { return nil }
        bytes = HMAC.authenticationCode(for: Data("auth0 keychain file key".utf8), key: content)
        derivation = .keyFile
    }

    /// The key that belongs to a passphrase.
    init(passphrase: Data, cost: KeyDerivation.Cost, salt: Data) throws(CryptoError) {
        bytes = try Scrypt.deriveKey(
            from: passphrase,
            salt: salt,
            cost: 1 << Int(cost.logN),
            blockSize: Int(cost.r),
            parallelization: Int(cost.p),
            length: 32
        )
        derivation = .scrypt(cost, salt: salt)
    }
}
