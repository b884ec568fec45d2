import Auth0Crypto
import Foundation

/// What the `Auth0-Client` header tells a tenant about the software that calls it.
package struct Auth0ClientInfo: Sendable {
    package static let name = "auth0-swift-linux"
    package static let version = "0.1.0"

    package var isEnabled = true
    private var wrapper: Wrapper?

    private struct Wrapper: Sendable {
        let name: String
        let version: String
    }

    private struct Body: Encodable {
        let name: String
        let version: String
        let env: [String: String]
    }

    package init() {}

    package mutating func wrap(name: String, version: String) {
        wrapper = Wrapper(name: name, version: version)
    }

    /// Base64url of a JSON object; `nil` when it is switched off.
    package var header: String? {
        guard isEnabled else { return nil }
        var environment = ["platform": "linux", "swift": "6.x"]
        if wrapper != nil { environment["core"] = Self.version }
        let body = Body(
            name: wrapper?.name ?? Self.name,
            version: wrapper?.version ?? Self.version,
            env: environment
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return (try? encoder.encode(body)).map(Base64URL.encode)
    }
}
