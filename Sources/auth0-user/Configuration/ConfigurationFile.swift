import Foundation

/// What `configure` remembered, as JSON in `$XDG_CONFIG_HOME/auth0-user/config.json`; no secret is in it.
struct ConfigurationFile {
    let file: URL

    struct Content: Codable, Equatable {
        var domain: String?
        var clientID: String?
        var keychain: String?

        enum CodingKeys: String, CodingKey {
            case domain, keychain
            case clientID = "client_id"
        }
    }

    init(environment: [String: String]) {
        let folder =
            if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
                URL(filePath: folder)
            } else {
                URL(filePath: environment["HOME"] ?? NSHomeDirectory()).appending(path: ".config")
            }
        file = folder.appending(path: "auth0-user/config.json")
    }

    /// What is there; nothing, where there is no file.
    func read() throws(ConfigurationFileError) -> Content {
        guard FileManager.default.fileExists(atPath: file.path()) else { return Content() }
        do {
            return try JSONDecoder().decode(Content.self, from: Data(contentsOf: file))
        } catch {
            throw ConfigurationFileError(description: "\(file.path()) cannot be read: mend it or delete it.")
        }
    }

    func write(_ content: Content) throws(ConfigurationFileError) {
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(content).write(to: file, options: .atomic)
        } catch {
            throw ConfigurationFileError(description: "\(file.path()) cannot be written: is the folder yours?")
        }
    }
}

/// The configuration could not be read or written.
struct ConfigurationFileError: Error, CustomStringConvertible {
    let description: String
}
