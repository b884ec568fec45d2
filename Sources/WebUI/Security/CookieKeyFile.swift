package import Auth0Crypto
import Foundation

/// The key that signs cookies, in a file of its own that only its owner can read.
package struct CookieKeyFile: Sendable {
    package struct Failure: Error, CustomStringConvertible, Sendable {
        package let description: String
    }

    private static let keyBytes = 32
    private let folder: URL

    /// - Parameter environment: `WEBUI_STATE` names the folder; else it is `webui` under `XDG_STATE_HOME`, or under
    ///   `~/.local/state`.
    package init(environment: [String: String]) {
        if let named = environment["WEBUI_STATE"], !named.isEmpty {
            folder = URL(fileURLWithPath: named, isDirectory: true)
            return
        }
        // The XDG specification tells to ignore a relative path.
        let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let root = state ?? "\(environment["HOME"] ?? NSHomeDirectory())/.local/state"
        folder = URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent("webui", isDirectory: true)
    }

    /// The key in the file; the first call writes a new one.
    ///
    /// - Throws: `Failure` if the folder or file cannot be used, naming the cure.
    package func key(random: any RandomSource = SystemRandom()) throws(Failure) -> Data {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            if let key = try existingKey() { return key }
            try writeKey(random)
            if let key = try existingKey() { return key }
        } catch let failure as Failure {
            throw failure
        } catch {
            throw unusable
        }
        throw unusable
    }

    private var file: URL { folder.appendingPathComponent("cookie.key") }

    private var unusable: Failure {
        Failure(
            description: "The folder \(folder.path) cannot be written. Make it writable or name another in WEBUI_STATE."
        )
    }

    private func existingKey() throws -> Data? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
        guard mode & 0o077 == 0 else {
            throw Failure(description: "\(file.path) is readable by others. Remove it; a new key is made at the start.")
        }
        let key = try Data(contentsOf: file)
        guard key.count == Self.keyBytes else {
            throw Failure(description: "\(file.path) holds no key. Remove it; a new key is made at the start.")
        }
        return key
    }

    /// Writes beside the file and links it into place, so that of two processes one wins and nobody reads half a key.
    private func writeKey(_ random: any RandomSource) throws {
        let draft = folder.appendingPathComponent("cookie.key.\(random.token(bytes: 8))")
        let isWritten = FileManager.default.createFile(
            atPath: draft.path,
            contents: random.bytes(Self.keyBytes),
            attributes: [.posixPermissions: 0o600]
        )
        guard isWritten else { throw unusable }
        defer { try? FileManager.default.removeItem(at: draft) }
        if link(draft.path, file.path) != 0, errno != EEXIST { throw unusable }
    }
}
