import COpenSSL
package import FoundationEssentials

/// Message authentication codes over a digest (RFC 2104).
package enum HMAC {
    /// The code of `data` under `key`, as long as the digest.
    ///
    /// Compare codes with ``ConstantTime``. Where OpenSSL fails the answer is random, as in ``Digest``.
    package static func authenticationCode(
        for data: Data,
        key: Data,
        _ algorithm: Digest.Algorithm = .sha256
    ) -> Data {
        let count = algorithm.byteCount
        let code = Data(count: count) { output in
            var written = 0
            let result = key.withBytes { key, keyCount in
                data.withBytes { data, dataCount in
                    EVP_Q_mac(
                        nil,
                        "HMAC",
                        nil,
                        algorithm.name,
                        nil,
                        key,
                        keyCount,
                        data,
                        dataCount,
                        output,
                        count,
                        &written
                    )
                }
            }
            guard result != nil, written == count else {
                ERR_clear_error()
                return false
            }
            return true
        }
        return code ?? SystemRandom().bytes(count)
    }
}
