import COpenSSL
package import FoundationEssentials

/// Comparison of secrets in a time that says nothing about where they differ.
package enum ConstantTime {
    /// Whether both are the same bytes.
    ///
    /// Only their lengths may be learned from the time that it takes.
    package static func equal(_ a: Data, _ b: Data) -> Bool {
        guard a.count == b.count else { return false }
        return a.withBytes { a, count in b.withBytes { b, _ in CRYPTO_memcmp(a, b, count) == 0 } }
    }

    /// Whether both are the same UTF-8 bytes.
    package static func equal(_ a: String, _ b: String) -> Bool {
        equal(Data(a.utf8), Data(b.utf8))
    }
}
