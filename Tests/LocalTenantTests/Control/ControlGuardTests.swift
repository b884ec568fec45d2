import Foundation
import Testing

@testable import LocalTenant

@Suite struct ControlGuardTests {
    /// One request: how it differs from a plain one from this machine, and the refusal's code, if any.
    struct Case: Sendable, CustomTestStringConvertible {
        var headers: [String: String] = [:]
        var method = "GET"
        var isFromLoopback = true
        var token: String?
        let refusal: String?

        var testDescription: String { "\(method) \(headers) loopback=\(isFromLoopback) token=\(token ?? "none")" }
    }

    private static let basic = "Basic " + Data("anyone:t0ken".utf8).base64EncodedString()
    private static let navigation = ["sec-fetch-mode": "navigate", "sec-fetch-dest": "document"]

    @Test(
        arguments: [
            Case(refusal: nil),
            Case(headers: ["host": "127.0.0.1:8787"], refusal: nil),
            Case(headers: ["host": "[::1]:8787"], refusal: nil),
            Case(headers: ["host": "app.localhost:8787"], refusal: nil),
            Case(headers: ["host": "evil.example.com:8787"], refusal: "forbidden_host"),
            Case(headers: ["host": ""], refusal: "forbidden_host"),
            Case(headers: ["origin": "http://localhost:8787"], method: "POST", refusal: nil),
            Case(headers: ["origin": "https://localhost:8787"], method: "POST", refusal: "forbidden_origin"),
            Case(headers: ["origin": "http://localhost:3000"], method: "POST", refusal: "forbidden_origin"),
            Case(headers: ["origin": "https://evil.example.com"], refusal: "forbidden_origin"),
            Case(headers: ["origin": "null"], refusal: "forbidden_origin"),
            Case(headers: ["sec-fetch-site": "cross-site"], refusal: "forbidden_origin"),
            Case(headers: ["sec-fetch-site": "same-site"], refusal: "forbidden_origin"),
            Case(headers: ["sec-fetch-site": "same-origin"], refusal: nil),
            Case(headers: ["sec-fetch-site": "none"], refusal: nil),
            Case(headers: navigation.merging(["sec-fetch-site": "same-site"]) { $1 }, refusal: nil),
            Case(headers: navigation.merging(["sec-fetch-site": "cross-site"]) { $1 }, refusal: "forbidden_origin"),
            Case(isFromLoopback: false, refusal: "forbidden"),
            Case(isFromLoopback: false, token: "t0ken", refusal: "unauthorized"),
            Case(
                headers: ["authorization": "Bearer wrong"],
                isFromLoopback: false,
                token: "t0ken",
                refusal: "unauthorized"
            ),
            Case(
                headers: ["host": "dev.example.com", "authorization": "Bearer t0ken"],
                isFromLoopback: false,
                token: "t0ken",
                refusal: nil
            ),
            Case(
                headers: ["host": "dev.example.com", "authorization": basic],
                isFromLoopback: false,
                token: "t0ken",
                refusal: nil
            ),
            Case(
                headers: ["host": "dev.example.com", "authorization": "Bearer t0ken", "origin": "http://evil.example"],
                token: "t0ken",
                refusal: "forbidden_origin"
            ),
            Case(headers: ["host": "evil.example.com"], token: "t0ken", refusal: "forbidden_host"),
            Case(headers: ["authorization": "Bearer t0ken"], isFromLoopback: false, refusal: "forbidden"),
            Case(headers: ["authorization": "Bearer wrong"], token: "t0ken", refusal: "unauthorized"),
        ]
    )
    func decides(_ example: Case) {
        let request = TenantRequest(
            method: example.method,
            path: "/control/messages",
            query: nil,
            headers: ["host": "localhost:8787"].merging(example.headers) { $1 },
            body: Data(),
            remoteAddress: example.isFromLoopback ? "127.0.0.1" : "192.0.2.1",
            isFromLoopback: example.isFromLoopback
        )
        var refusal: String?
        do {
            try ControlGuard(token: example.token).check(request)
        } catch {
            refusal = (error as? OAuthError)?.code
        }
        #expect(refusal == example.refusal)
    }

    @Test(arguments: ["/control/messages", "/control/health", "/control/unknown", "/", "/inbox", "/assets/tenant.js"])
    func aRebindingPageReadsNothing(_ path: String) async throws {
        try await drive { tenant, client in
            try await client.startEmail("ana@example.com")
            for headers in [
                ["Host": "evil.example.com"], ["Origin": "http://evil.example.com"],
                ["Sec-Fetch-Site": "cross-site"],
            ] {
                let answer = try await client.get(path, headers: headers)
                #expect(answer.status == 403)
                #expect(!answer.text.contains("ana@example.com"))
            }
        }
    }

    @Test func theAuthenticationAPITakesAnyHost() async throws {
        try await drive { tenant, client in
            let document = try await client.get(
                "/.well-known/openid-configuration",
                headers: ["Host": "tenant.example.com"]
            )
            #expect(document.string("issuer") == tenant.url.absoluteString)
        }
    }
}
