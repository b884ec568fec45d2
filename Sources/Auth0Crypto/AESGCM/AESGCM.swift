import COpenSSL
package import FoundationEssentials

/// Encryption that notices changes: AES-256 in Galois/Counter Mode (NIST SP 800-38D).
///
/// Never use a nonce twice with one key: that gives the plaintext and the means to forge away.
package enum AESGCM {
    package static let keyByteCount = 32
    package static let nonceByteCount = 12
    package static let tagByteCount = 16

    /// The ciphertext followed by its tag of 16 bytes.
    ///
    /// - Throws: ``CryptoError/encryptionFailed`` for a key or nonce of another length, or more than 2 GiB.
    package static func seal(
        _ plaintext: Data,
        key: Data,
        nonce: Data,
        authenticating context: Data = Data()
    ) throws(CryptoError) -> Data {
        let sealed = Data(count: plaintext.count + tagByteCount) { output in
            guard let cipher = CipherContext(.encryption, key: key, nonce: nonce) else { return false }
            return cipher.authenticate(context) && cipher.update(plaintext, into: output)
                && cipher.finish() && cipher.writeTag(to: output + plaintext.count)
        }
        guard let sealed else { throw .encryptionFailed }
        return sealed
    }

    /// The plaintext of what ``seal(_:key:nonce:authenticating:)`` gave.
    ///
    /// - Throws: ``CryptoError/decryptionFailed`` if anything differs from when it was sealed.
    package static func open(
        _ sealed: Data,
        key: Data,
        nonce: Data,
        authenticating context: Data = Data()
    ) throws(CryptoError) -> Data {
        guard sealed.count >= tagByteCount else { throw .decryptionFailed }
        let ciphertext = sealed.dropLast(tagByteCount)
        let plaintext = Data(count: ciphertext.count) { output in
            guard let cipher = CipherContext(.decryption, key: key, nonce: nonce) else { return false }
            return cipher.authenticate(context) && cipher.update(ciphertext, into: output)
                && cipher.expectTag(sealed.suffix(tagByteCount)) && cipher.finish()
        }
        guard let plaintext else { throw .decryptionFailed }
        return plaintext
    }
}
