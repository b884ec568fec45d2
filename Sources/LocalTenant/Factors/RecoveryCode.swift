import Auth0Crypto

/// A code that is written down for the day when every other factor is lost.
enum RecoveryCode {
    static let length = 24

    /// Without letters and digits that look alike; 32 of them, so that five bits of a byte choose evenly.
    private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")

    static func make(_ random: any RandomSource) -> String {
        String(random.bytes(length).map { alphabet[Int($0 & 31)] })
    }

    /// What is kept of it; white space, hyphens and case do not matter.
    static func hash(_ code: String) -> String {
        Hash.of(code.uppercased().filter { !$0.isWhitespace && $0 != "-" })
    }
}
