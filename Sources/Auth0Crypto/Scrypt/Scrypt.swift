import COpenSSL
package import FoundationEssentials

/// Keys from passphrases, made costly to guess in time and memory (RFC 7914).
package enum Scrypt {
    /// The most memory that a derivation may take, in bytes: 512 MiB.
    ///
    /// Parameters often stand in a file that someone else may have written.
    package static let maximumMemory = 512 << 20

    /// Derives `length` bytes from a passphrase.
    ///
    /// - Parameters:
    ///   - passphrase: What a person remembers.
    ///   - salt: Random bytes, another for each passphrase.
    ///   - n: The cost, a power of two above 1. The memory needed is 128 · n · r bytes.
    ///   - r: The block size, usually 8.
    ///   - p: How often the work is done, usually 1; at most 64.
    ///   - length: The bytes to derive, 1 to 1024.
    /// - Throws: ``CryptoError/derivationFailed`` for parameters out of these bounds.
    package static func deriveKey(
        from passphrase: Data,
        salt: Data,
        cost n: Int,
        blockSize r: Int,
        parallelization p: Int,
        length: Int
    ) throws(CryptoError) -> Data {
        guard n > 1, n & (n - 1) == 0, r > 0, (1...64).contains(p), (1...1024).contains(length),
            r <= maximumMemory / 128 / n
        else { throw .derivationFailed }
        // Beside the large table OpenSSL counts `p` blocks and two more.
        let memory = UInt64(128 * r * (n + p + 2))
        let key = Data(count: length) { output in
            let result = passphrase.withBytes { passphrase, passphraseCount in
                passphrase.withMemoryRebound(to: CChar.self, capacity: passphraseCount) { passphrase in
                    salt.withBytes { salt, saltCount in
                        EVP_PBE_scrypt(
                            passphrase,
                            passphraseCount,
                            salt,
                            saltCount,
                            UInt64(n),
                            UInt64(r),
                            UInt64(p),
                            memory,
                            output,
                            length
                        )
                    }
                }
            }
            if result != 1 { ERR_clear_error() }
            return result == 1
        }
        guard let key else { throw .derivationFailed }
        return key
    }
}
