import Foundation
import Synchronization
import Testing

@testable import Auth0

func stubbedMFA(_ transport: StubTransport) -> any MFAClient {
    Auth0MFAClient(client: stubbedClient(transport).client)
}

func stubbedMyAccount(_ transport: StubTransport, token: String = "at") -> any MyAccount {
    let client = ClientContext(
        clientID: nil,
        domain: "tenant.example.com",
        transport: transport,
        signingKeys: SigningKeyStore(),
        now: { testNow }
    )
    return Auth0MyAccount(token: token, client: client)
}

/// The error that a request ends with; a success is recorded as a fault of the test.
func refusal<T, E: Auth0APIError>(_ request: any Requestable<T, E>) async throws -> E {
    try await #require(throws: E.self) { _ = try await request.start() }
}

/// Every text that a program may make of a value, on purpose or not.
func texts(of value: Any) -> String {
    var dumped = ""
    dump(value, to: &dumped)
    return [String(describing: value), String(reflecting: value), "\(Mirror(reflecting: value).children.map(\.value))"]
        .joined(separator: "\n") + dumped
}

/// A logger that keeps all it is told.
final class RecordingLogger: Logger {
    private let lines = Mutex<[String]>([])

    func log(_ event: LogEvent) {
        lines.withLock { $0.append("\(event)" + String(reflecting: event)) }
    }

    var text: String { lines.withLock { $0.joined(separator: "\n") } }
}
