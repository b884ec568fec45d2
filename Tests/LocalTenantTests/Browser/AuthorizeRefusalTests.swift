import Foundation
import Testing

@testable import LocalTenant

@Suite struct AuthorizeRefusalTests {
    private static func configure(_ configuration: inout TenantConfiguration) {
        configuration.clients += [
            TenantClient(id: "web", secret: "s3cret"),
            TenantClient(id: "codes-only", grants: [.passwordlessOTP]),
        ]
        configuration.connections += [TenantConnection(name: "closed", strategy: .email, isEnabled: false)]
    }

    /// One refused request: what differs from a good one, and the refusal.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let changes: [String: String?]
        var status = 302
        var error = "invalid_request"
        let text: String

        var testDescription: String { "\(changes)" }
    }

    @Test(
        arguments: [
            Refusal(changes: ["client_id": nil], status: 400, text: "client_id"),
            Refusal(changes: ["client_id": "nobody"], status: 400, text: "client_id"),
            Refusal(changes: ["redirect_uri": nil], status: 400, text: "redirect_uri"),
            Refusal(changes: ["redirect_uri": "https://evil.example/"], status: 403, text: "https://evil.example/"),
            Refusal(
                changes: ["redirect_uri": "http://127.0.0.1:9999/callback"],
                status: 403,
                text: "loopback_any_port"
            ),
            Refusal(
                changes: ["redirect_uri": "http://127.0.0.1:8484/callback#x"],
                status: 403,
                text: "callback URL"
            ),
            Refusal(
                changes: ["redirect_uri": "https://evil.example/<script>"],
                status: 403,
                text: "https://evil.example/&lt;script&gt;"
            ),
            Refusal(changes: ["request_uri": "urn:ietf:params:oauth:request_uri:x"], status: 400, text: "pushed"),
        ]
    )
    func staysOnAPageWhereTheAddressIsNotSure(_ refusal: Refusal) async throws {
        try await drive(Self.configure) { tenant, _ in
            let answer = try await Browser(tenant).get(Application.authorize(refusal.changes))
            #expect(answer.status == refusal.status)
            #expect(answer.header("location") == nil)
            #expect(answer.header("content-type") == "text/html; charset=utf-8")
            #expect(answer.text.contains(refusal.text))
            #expect(!answer.text.contains("<script>"))
            #expect(tenant.requests.first?.error != nil)
        }
    }

    @Test(
        arguments: [
            "/authorize?client_id=local-client&client_id=local-client", "/authorize?client_id=%", "/authorize",
        ]
    )
    func aQueryThatCannotBeReadStaysOnAPage(_ path: String) async throws {
        try await drive { tenant, _ in
            let answer = try await Browser(tenant).get(path)
            #expect(answer.status == 400 && answer.header("location") == nil)
        }
    }

    @Test(
        arguments: [
            Refusal(changes: ["response_type": nil], text: "Missing required parameter: response_type"),
            Refusal(changes: ["response_type": "token"], error: "unsupported_response_type", text: "token"),
            Refusal(
                changes: ["response_type": "code id_token"],
                error: "unsupported_response_type",
                text: "code id_token"
            ),
            Refusal(changes: ["response_mode": "fragment"], text: "query only"),
            Refusal(changes: ["response_mode": "form_post"], text: "query only"),
            Refusal(changes: ["code_challenge": nil, "code_challenge_method": nil], text: "code_challenge"),
            Refusal(changes: ["code_challenge": nil], text: "code_challenge"),
            Refusal(changes: ["code_challenge_method": "plain"], text: "S256"),
            Refusal(changes: ["code_challenge_method": nil], text: "S256"),
            Refusal(changes: ["code_challenge": "abc"], text: "43"),
            Refusal(changes: ["client_id": "web", "code_challenge": "abc"], text: "43"),
            Refusal(
                changes: ["client_id": "codes-only"],
                error: "unauthorized_client",
                text: "Grant type 'authorization_code' not allowed for the client."
            ),
            Refusal(
                changes: ["audience": "https://other.example.com"],
                error: "access_denied",
                text: "Service not found: https://other.example.com"
            ),
            Refusal(changes: ["connection": "fax"], text: "fax"),
            Refusal(changes: ["connection": "closed"], text: "closed"),
            Refusal(changes: ["connection": "Username-Password-Authentication"], text: "Username-Password"),
            Refusal(changes: ["prompt": "create"], text: "prompt"),
            Refusal(changes: ["prompt": "none login"], text: "prompt"),
            Refusal(changes: ["prompt": "none"], error: "login_required", text: "Login required"),
            Refusal(changes: ["max_age": "soon"], text: "max_age"),
            Refusal(changes: ["max_age": "-1"], text: "max_age"),
            Refusal(changes: ["dpop_jkt": "x"], text: "dpop_jkt"),
            Refusal(changes: ["session_transfer_token": "x"], text: "session_transfer_token"),
            Refusal(changes: ["request": "x.y.z"], error: "request_not_supported", text: "request objects"),
        ]
    )
    func tellsTheApplicationEverythingElse(_ refusal: Refusal) async throws {
        try await drive(Self.configure) { tenant, _ in
            let answer = try await Browser(tenant).get(Application.authorize(refusal.changes))
            #expect(answer.status == 302)
            #expect(answer.location.hasPrefix(Application.callback + "?error="))
            #expect(answer.outcome["error"] == refusal.error)
            #expect(answer.outcome["error_description"]?.contains(refusal.text) == true)
            #expect(answer.outcome["state"] == "s t+a&te")
            #expect(answer.header("cache-control") == "no-store")
            #expect(tenant.requests.first?.error == refusal.error)
        }
    }

    @Test func aTenantWithoutConnectionsSaysSo() async throws {
        try await drive {
            $0.connections = []
        } _: { tenant, _ in
            let answer = try await Browser(tenant).get(Application.authorize(["state": nil]))
            #expect(answer.outcome["error_description"] == "no connections enabled for the client")
            #expect(answer.outcome["state"] == nil)
        }
    }

    @Test func onlyGetIsEmulated() async throws {
        try await drive { tenant, _ in
            let answer = try await Browser(tenant).post("/authorize", Application.request)
            #expect(answer.status == 405)
        }
    }
}
