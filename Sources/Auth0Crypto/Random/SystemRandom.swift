import COpenSSL
package import Foundation

/// Randomness for keys and secrets, from OpenSSL's generator.
package struct SystemRandom: RandomSource {
    package init() {}

    /// `count` unpredictable bytes.
    ///
    /// Should OpenSSL's generator fail, they come from the kernel: weak bytes are never given.
    package func bytes(_ count: Int) -> Data {
        if let bytes = Data(count: count, filledBy: { RAND_bytes($0, Int32(clamping: count)) == 1 }) {
            return bytes
        }
        ERR_clear_error()
        var kernel = SystemRandomNumberGenerator()
        return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &kernel) })
    }
}
