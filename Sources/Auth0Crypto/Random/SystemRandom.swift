import COpenSSL
package import FoundationEssentials

/// Randomness for keys and secrets, from OpenSSL's generator.
package struct SystemRandom: RandomSource {
    package init() {}

    /// `count` unpredictable bytes.
    ///
    /// Should OpenSSL's generator fail, they come from the kernel: weak bytes are never given.
    package func bytes(_ count: Int) -> Data {
        let filled = Data(count: count) { output in
            Int32(exactly: count).map { RAND_bytes(output, $0) == 1 } ?? false
        }
        if let filled { return filled }
        ERR_clear_error()
        var kernel = SystemRandomNumberGenerator()
        return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &kernel) })
    }
}
