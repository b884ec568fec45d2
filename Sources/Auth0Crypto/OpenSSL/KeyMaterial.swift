import COpenSSL
import Foundation

/// The named numbers, strings and bytes from which OpenSSL builds a key.
struct KeyMaterial: ~Copyable {
    private let builder: OpaquePointer?
    /// The builder borrows numbers and names, and copies neither, until the key is made.
    private var numbers: [OpaquePointer] = []
    private var names: [UnsafeMutablePointer<CChar>] = []
    private var isComplete = true

    init() {
        builder = OSSL_PARAM_BLD_new()
    }

    deinit {
        numbers.forEach { BN_clear_free($0) }
        names.forEach { free($0) }
        OSSL_PARAM_BLD_free(builder)
    }

    mutating func add(_ name: String, number bytes: Data) {
        guard let number = bytes.withBytes({ BN_bin2bn($0, Int32($1), nil) }), let name = strdup(name) else {
            isComplete = false
            return
        }
        numbers.append(number)
        names.append(name)
        record(OSSL_PARAM_BLD_push_BN(builder, name, number))
    }

    /// Makes the key; `nil` when OpenSSL refuses the material.
    func key(_ kind: String, selection: Int32) -> PublicKeyHandle? {
        guard isComplete, let builder, let parameters = OSSL_PARAM_BLD_to_param(builder) else {
            ERR_clear_error()
            return nil
        }
        defer { OSSL_PARAM_free(parameters) }
        guard let context = EVP_PKEY_CTX_new_from_name(nil, kind, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        guard EVP_PKEY_fromdata_init(context) == 1, EVP_PKEY_fromdata(context, &key, selection, parameters) == 1,
            let key
        else {
            ERR_clear_error()
            return nil
        }
        return PublicKeyHandle(owning: key)
    }

    private mutating func record(_ result: Int32) {
        isComplete = isComplete && result == 1
    }
}
