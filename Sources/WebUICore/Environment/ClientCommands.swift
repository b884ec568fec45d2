import Foundation

/// What only the browser can do, for views that need it: `@Environment(\.clientCommands)`.
///
/// Copying and passkeys need a click of the person a few seconds before at most, so call them from a button's action.
package struct ClientCommands: Sendable {
    private weak let tab: Tab?

    package init(tab: Tab?) { self.tab = tab }

    /// Sends a command and waits for the reply.
    ///
    /// - Throws: ``ClientCommandError``.
    @MainActor
    package func call(
        _ name: String,
        _ arguments: JSONValue = .null,
        timeout: Duration = .seconds(120)
    ) async throws -> JSONValue {
        guard let tab else { throw ClientCommandError(.tabClosed) }
        return try await tab.call(name, arguments, timeout: timeout)
    }

    /// Puts text on the clipboard.
    @MainActor
    package func copy(_ text: String) async throws {
        _ = try await call("clipboard.write", ["text": .string(text)], timeout: .seconds(10))
    }

    /// Has the person's authenticator create a passkey.
    ///
    /// - Parameter options: The creation options, JSON (WebAuthn Level 3, 5.1.9).
    /// - Throws: ``ClientCommandError``, by the name that the browser's API gives, or `InsecureContext` where the page is
    ///   neither on HTTPS nor at `localhost`.
    @MainActor
    package func createPasskey(options: String) async throws -> CreatedPasskey {
        let options = try JSONDecoder().decode(JSONValue.self, from: Data(options.utf8))
        let answer = try await call("passkey.create", ["options": options])
        guard let passkey = CreatedPasskey(answer) else { throw ClientCommandError(.failed) }
        return passkey
    }

    /// Lets the person save a file.
    @MainActor
    package func download(_ data: Data, named name: String, type: String) async throws {
        let arguments: JSONValue = [
            "name": .string(name), "type": .string(type), "data": .string(data.base64EncodedString()),
        ]
        _ = try await call("download", arguments, timeout: .seconds(10))
    }
}

extension EnvironmentValues {
    private struct ClientCommandsKey: EnvironmentKey {
        static let defaultValue = ClientCommands(tab: nil)
    }

    /// What only the browser can do.
    package internal(set) var clientCommands: ClientCommands {
        get { self[ClientCommandsKey.self] }
        set { self[ClientCommandsKey.self] = newValue }
    }
}
