import COpenSSL
package import FoundationEssentials

/// Message digests (FIPS 180-4).
package enum Digest {
    package enum Algorithm: Sendable, CaseIterable {
        /// Only for HMAC in one-time passwords (RFC 6238); never for signatures.
        case sha1
        case sha256
        case sha384
        case sha512

        /// The length of the digest in bytes.
        package var byteCount: Int {
            switch self {
            case .sha1: 20
            case .sha256: 32
            case .sha384: 48
            case .sha512: 64
            }
        }
    }

    /// The digest of `data`.
    ///
    /// OpenSSL fails here only when memory is exhausted or its configuration removes the algorithm. The answer is then
    /// random, so that nothing can be made to match it.
    package static func hash(_ data: Data, _ algorithm: Algorithm = .sha256) -> Data {
        let digest = Data(count: algorithm.byteCount) { output in
            guard let method = algorithm.method else { return false }
            return data.withBytes { EVP_Digest($0, $1, output, nil, method.pointer, nil) == 1 }
        }
        return digest ?? SystemRandom().bytes(algorithm.byteCount)
    }
}
