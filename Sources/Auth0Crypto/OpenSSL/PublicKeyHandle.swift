import COpenSSL
import FoundationEssentials

/// The one owner of an `EVP_PKEY`: a private or a public key of any kind.
///
/// `@unchecked Sendable`: the key is complete when it gets here and is never changed after; OpenSSL counts references
/// atomically and allows concurrent use of a key that nobody changes. `keysServeManyThreads` tests it.
final class PublicKeyHandle: @unchecked Sendable {
    let pointer: OpaquePointer

    init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    deinit {
        EVP_PKEY_free(pointer)
    }

    var bits: Int { Int(EVP_PKEY_get_bits(pointer)) }

    var isRSA: Bool { EVP_PKEY_is_a(pointer, "RSA") == 1 }

    var isP256: Bool {
        var name = [CChar](repeating: 0, count: 32)
        guard EVP_PKEY_is_a(pointer, "EC") == 1,
            EVP_PKEY_get_utf8_string_param(pointer, OSSL_PKEY_PARAM_GROUP_NAME, &name, name.count, nil) == 1
        else { return false }
        return strcmp(name, P256.groupName) == 0
    }

    var isEd25519: Bool { EVP_PKEY_is_a(pointer, "ED25519") == 1 }

    /// Whether the private and the public part are in range and belong together.
    var isConsistent: Bool {
        guard let context = EVP_PKEY_CTX_new_from_pkey(nil, pointer, nil) else { return false }
        defer { EVP_PKEY_CTX_free(context) }
        guard EVP_PKEY_check(context) == 1 else {
            ERR_clear_error()
            return false
        }
        return true
    }

    /// A number of the key, big-endian, without leading zeros or filled up to `width` bytes.
    func number(_ name: String, width: Int? = nil) -> Data? {
        var number: OpaquePointer?
        guard EVP_PKEY_get_bn_param(pointer, name, &number) == 1, let number else {
            ERR_clear_error()
            return nil
        }
        defer { BN_clear_free(number) }
        let count = width ?? (Int(BN_num_bits(number)) + 7) / 8
        return Data(count: count) { BN_bn2binpad(number, $0, Int32(count)) == Int32(count) }
    }

    /// Generates a key of `kind` after `configure` has set its size or group.
    static func generate(_ kind: String, configure: (OpaquePointer) -> Bool) -> PublicKeyHandle? {
        guard let context = EVP_PKEY_CTX_new_from_name(nil, kind, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        guard EVP_PKEY_keygen_init(context) == 1, configure(context), EVP_PKEY_generate(context, &key) == 1, let key
        else {
            ERR_clear_error()
            return nil
        }
        return PublicKeyHandle(owning: key)
    }
}
