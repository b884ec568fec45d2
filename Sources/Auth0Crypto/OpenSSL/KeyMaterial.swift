import COpenSSL
import FoundationEssentials

/// The named numbers, strings and bytes from which OpenSSL builds a key.
struct KeyMaterial: ~Copyable {
    private let builder: OpaquePointer?
    // The builder borrows all of these until the key is made, and copies none.
    private var numbers: [OpaquePointer] = []
    private var texts: [UnsafeMutablePointer<CChar>] = []
    private var buffers: [UnsafeMutableRawBufferPointer] = []
    private var isComplete = true

    init() {
        builder = OSSL_PARAM_BLD_new()
    }

    deinit {
        numbers.forEach { BN_clear_free($0) }
        texts.forEach { free($0) }
        buffers.forEach { $0.deallocate() }
        OSSL_PARAM_BLD_free(builder)
    }

    mutating func add(_ name: String, number bytes: Data) {
        guard let number = bytes.withBytes({ BN_bin2bn($0, Int32($1), nil) }) else {
            isComplete = false
            return
        }
        numbers.append(number)
        record(OSSL_PARAM_BLD_push_BN(builder, borrowed(name), number))
    }

    mutating func add(_ name: String, text: String) {
        record(OSSL_PARAM_BLD_push_utf8_string(builder, borrowed(name), borrowed(text), 0))
    }

    mutating func add(_ name: String, bytes: Data) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        copy.copyBytes(from: bytes)
        buffers.append(copy)
        record(OSSL_PARAM_BLD_push_octet_string(builder, borrowed(name), copy.baseAddress, copy.count))
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

    private mutating func borrowed(_ text: String) -> UnsafeMutablePointer<CChar>? {
        let copy = strdup(text)
        if let copy { texts.append(copy) }
        return copy
    }

    private mutating func record(_ result: Int32) {
        isComplete = isComplete && result == 1
    }
}
