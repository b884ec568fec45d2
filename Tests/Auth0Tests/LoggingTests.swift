import Auth0HTTPClient
import Foundation
import Synchronization
import Testing

@testable import Auth0

@Suite struct LoggingTests {
    private final class Recorder: Logger {
        private let lines = Mutex<[String]>([])
        func log(_ event: LogEvent) { lines.withLock { $0.append("\(event)" + String(reflecting: event)) } }
        var text: String { lines.withLock { $0.joined(separator: "\n") } }
    }

    private let secrets = [
        "SECRET-CODE", "secret@example.com", "SECRET-TOKEN", "SECRET-ID", "SECRET-REFRESH", "SECRET-BEARER",
        "SECRET-HEADER", "SECRET-ERROR",
    ]

    @Test func aLoggerSeesNamesAndNeverASecret() async throws {
        let recorder = Recorder()
        let transport = StubTransport(
            { _ in .json(#"{"access_token":"SECRET-TOKEN","id_token":"SECRET-ID","refresh_token":"SECRET-REFRESH"}"#) },
            { _ in .json(#"{"error":"x","error_description":"SECRET-ERROR"}"#, status: 403) },
            { _ in throw URLError(.timedOut, userInfo: [NSLocalizedDescriptionKey: "SECRET-ERROR"]) }
        )
        let client = stubbedClient(transport).using(logger: recorder)
        _ = try await client.login(email: "secret@example.com", code: "SECRET-CODE")
            .headers(["X-Extra": "SECRET-HEADER"]).start()
        _ = try await failure(client.userInfo(withAccessToken: "SECRET-BEARER"))
        _ = try await failure(client.startPasswordless(email: "secret@example.com"))
        #expect(recorder.text.contains("POST https://tenant.example.com/oauth/token"))
        #expect(recorder.text.contains("otp"))
        #expect(recorder.text.contains("403"))
        #expect(recorder.text.contains("-1001"))
        for secret in secrets {
            #expect(!recorder.text.contains(secret))
        }
    }

    @Test func aQueryIsNotLogged() throws {
        let url = try TenantAddress(domain: "t.example.com").url(path: "callback", query: ["code": "SECRET"])
        #expect(!RequestTrace(HTTPClientRequest(url: url)).description.contains("SECRET"))
    }

    @Test func loggingIsOffUnlessItIsSwitchedOn() {
        let client = stubbedClient(StubTransport())
        #expect(client.logger == nil)
        #expect(client.logging(enabled: true).logger != nil)
        #expect(client.logging(enabled: true).logging(enabled: false).logger == nil)
    }
}
