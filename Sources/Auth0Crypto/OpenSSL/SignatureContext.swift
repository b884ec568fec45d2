import COpenSSL
import FoundationEssentials

/// A context prepared once for many signatures or verifications over a SHA-256 digest.
///
/// With an RSA key it does RSASSA-PKCS1-v1_5 (RFC 8017), with a P-256 key ECDSA with signatures in DER.
///
/// `@unchecked Sendable`: its two C contexts serve one call at a time, which ``ContextPool`` sees to: it lends a
/// context to one caller and takes it back. `keysServeManyThreads` tests it.
final class SignatureContext: @unchecked Sendable {
    enum Purpose {
        case signing
        case verification
    }

    private let operation: OpaquePointer
    private let digest: OpaquePointer
    private let method: DigestMethod

    init?(key: PublicKeyHandle, purpose: Purpose) {
        guard let method = DigestMethod.sha256,
            let digest = EVP_MD_CTX_new()
        else { return nil }
        guard let operation = EVP_PKEY_CTX_new_from_pkey(nil, key.pointer, nil) else {
            EVP_MD_CTX_free(digest)
            return nil
        }
        self.operation = operation
        self.digest = digest
        self.method = method
        let started =
            switch purpose {
            case .signing: EVP_PKEY_sign_init(operation)
            case .verification: EVP_PKEY_verify_init(operation)
            }
        guard started == 1, EVP_PKEY_CTX_set_signature_md(operation, method.pointer) == 1,
            !key.isRSA || EVP_PKEY_CTX_set_rsa_padding(operation, RSA_PKCS1_PADDING) == 1
        else {
            ERR_clear_error()
            return nil
        }
    }

    deinit {
        EVP_PKEY_CTX_free(operation)
        EVP_MD_CTX_free(digest)
    }

    func isValid(_ signature: Data, for message: Data) -> Bool {
        withDigest(of: message) { hash, hashCount in
            let result = signature.withBytes { EVP_PKEY_verify(operation, $0, $1, hash, hashCount) }
            if result != 1 { ERR_clear_error() }
            return result == 1
        } ?? false
    }

    func signature(of message: Data, maximumByteCount: Int) -> Data? {
        var written = maximumByteCount
        let signature = withDigest(of: message) { hash, hashCount in
            Data(count: maximumByteCount) { output in
                guard EVP_PKEY_sign(operation, output, &written, hash, hashCount) == 1 else {
                    ERR_clear_error()
                    return false
                }
                return true
            }
        }
        return signature??.prefix(written)
    }

    private func withDigest<Result>(of message: Data, _ body: (UnsafePointer<UInt8>, Int) -> Result) -> Result? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Digest.Algorithm.sha256.byteCount) { hash in
            guard let start = hash.baseAddress,
                EVP_DigestInit_ex2(digest, method.pointer, nil) == 1,
                message.withBytes({ EVP_DigestUpdate(digest, $0, $1) }) == 1,
                EVP_DigestFinal_ex(digest, start, nil) == 1
            else {
                ERR_clear_error()
                return nil
            }
            return body(start, hash.count)
        }
    }
}
