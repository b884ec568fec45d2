import COpenSSL
import FoundationEssentials

/// The one owner of an `EVP_CIPHER_CTX` set up for one AES-256-GCM message.
final class CipherContext {
    enum Direction: Int32 {
        case decryption = 0
        case encryption = 1
    }

    private let context: OpaquePointer

    init?(_ direction: Direction, key: Data, nonce: Data) {
        guard key.count == AESGCM.keyByteCount, nonce.count == AESGCM.nonceByteCount,
            let context = EVP_CIPHER_CTX_new()
        else { return nil }
        self.context = context
        let started = key.withBytes { key, _ in
            nonce.withBytes { nonce, _ in
                EVP_CipherInit_ex2(context, EVP_aes_256_gcm(), key, nonce, direction.rawValue, nil)
            }
        }
        guard succeeded(started) else { return nil }
    }

    deinit {
        EVP_CIPHER_CTX_free(context)
    }

    /// Takes data that stays readable but must not change.
    func authenticate(_ data: Data) -> Bool {
        guard !data.isEmpty else { return true }
        guard let count = Int32(exactly: data.count) else { return false }
        var written: Int32 = 0
        return succeeded(data.withBytes { bytes, _ in EVP_CipherUpdate(context, nil, &written, bytes, count) })
    }

    func update(_ data: Data, into output: UnsafeMutablePointer<UInt8>) -> Bool {
        guard !data.isEmpty else { return true }
        guard let count = Int32(exactly: data.count) else { return false }
        var written: Int32 = 0
        let result = data.withBytes { bytes, _ in EVP_CipherUpdate(context, output, &written, bytes, count) }
        return succeeded(result) && written == count
    }

    /// Ends the message; when decrypting, whether the tag is right.
    func finish() -> Bool {
        // The mode writes nothing here, but OpenSSL wants a place to write to.
        var block = [UInt8](repeating: 0, count: Int(EVP_MAX_BLOCK_LENGTH))
        var written: Int32 = 0
        return succeeded(EVP_CipherFinal_ex(context, &block, &written))
    }

    func writeTag(to output: UnsafeMutablePointer<UInt8>) -> Bool {
        succeeded(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(AESGCM.tagByteCount), output))
    }

    func expectTag(_ tag: Data) -> Bool {
        var tag = [UInt8](tag)
        return succeeded(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag))
    }

    private func succeeded(_ result: Int32) -> Bool {
        if result != 1 { ERR_clear_error() }
        return result == 1
    }
}
