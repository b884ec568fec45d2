import Auth0Crypto
import Foundation
import Glibc

extension PrivateFolder {
    private static let temporaryPrefix = ".tmp-"
    /// Far longer than any write takes, in seconds.
    private static let staleAge = 600

    /// Writes a new file that is on the disk when this returns, readable for its user only from its first byte.
    ///
    /// - Returns: Its name. The caller renames or removes it.
    func writeTemporary(_ data: Data, random: any RandomSource) throws(FileFailure) -> String {
        let name = Self.temporaryPrefix + FileName.unique(random)
        let file = try open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
        do throws(FileFailure) {
            try file.setMode(0o600, path: "\(path)/\(name)")
            try file.write(data, path: "\(path)/\(name)")
            try file.synchronize(path: "\(path)/\(name)")
        } catch {
            try? remove(name)
            throw error
        }
        return name
    }

    /// Removes what writers left that were killed.
    func removeStaleTemporaries() {
        for name in (try? names()) ?? [] where name.hasPrefix(Self.temporaryPrefix) {
            if let age = age(of: name), age > Self.staleAge { try? remove(name) }
        }
    }
}
