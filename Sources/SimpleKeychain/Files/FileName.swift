import Auth0Crypto
import Foundation

/// Names of files that any text can be given.
enum FileName {
    /// A name for a text: its SHA-256 in hexadecimal.
    static func hash(of text: String) -> String { hexadecimal(Digest.hash(Data(text.utf8))) }

    /// A name that no other file has.
    static func unique(_ random: any RandomSource) -> String { hexadecimal(random.bytes(12)) }

    private static func hexadecimal(_ bytes: Data) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
