import SwiftUI

struct CommandsPage: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.clientCommands) private var commands
    @State private var result = "nothing yet"

    var body: some View {
        List {
            Section {
                Button("Copy a text") { run { try await commands.copy("copied <text>") } }
                Button("Download a file") {
                    run { try await commands.download(Data("hello".utf8), named: "hello.txt", type: "text/plain") }
                }
                Button("Open a site") {
                    if let url = URL(string: "https://www.swift.org") { openURL(url) }
                }
                Button("Create a passkey") { run { _ = try await commands.call("passkey.create", Self.creation) } }
                Button("Use the passkey") { run { _ = try await commands.call("passkey.get", Self.request) } }
                Button("Use another site's passkey") {
                    run { _ = try await commands.call("passkey.get", Self.foreign) }
                }
            } footer: {
                Text("Result: \(result)").accessibilityIdentifier("result")
            }
        }
    }

    private func run(_ body: @escaping @MainActor () async throws -> Void) {
        result = "waiting"
        Task {
            do {
                try await body()
                result = "done"
            } catch {
                result = "failed: \((error as? ClientCommandError)?.name ?? "\(error)")"
            }
        }
    }

    private static let creation: JSONValue = [
        "options": [
            "rp": ["name": "Gallery", "id": "localhost"],
            "user": ["id": "AAAA", "name": "ann", "displayName": "Ann"],
            "challenge": "AAAAAAAAAAAAAAAAAAAAAA",
            "pubKeyCredParams": [["type": "public-key", "alg": -7]],
            "authenticatorSelection": ["residentKey": "required", "userVerification": "preferred"],
        ]
    ]

    private static let request = request(of: "localhost")
    private static let foreign = request(of: "example.com")

    private static func request(of site: String) -> JSONValue {
        ["options": ["challenge": "AAAAAAAAAAAAAAAAAAAAAA", "rpId": .string(site), "userVerification": "preferred"]]
    }
}
