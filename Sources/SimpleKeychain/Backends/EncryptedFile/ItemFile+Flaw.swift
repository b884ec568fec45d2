extension ItemFile.Flaw {
    /// What a caller of the keychain is told.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - key: Where the key comes from.
    func explained(path: String, key: String) -> SimpleKeychainError {
        switch self {
        case .damaged:
            SimpleKeychainError(
                .decodeFailed,
                """
                The item in \(path) is damaged: half-written or altered. It was neither used nor deleted; storing the \
                item again keeps the damaged file beside it.
                """
            )
        case .unknownVersion:
            SimpleKeychainError(
                .decodeFailed,
                """
                The item in \(path) was written by a newer version of this library. Update the program, or store the \
                item again.
                """
            )
        case .otherKey:
            .authFailed(
                """
                The item in \(path) was encrypted with another key than the one from \(key). Give the key \
                that it was written with, or store the item again.
                """
            )
        }
    }
}
