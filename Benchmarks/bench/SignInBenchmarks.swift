import Auth0
import Baselines
import Foundation
import LocalTenant

/// A whole e-mail sign-in, validation included, against the same two requests in plain libcurl.
enum SignInBenchmarks {
    struct Refused: Error {}

    static func run() async throws {
        var configuration = TenantConfiguration()
        configuration.fixedCodes = ["ana@example.com": "123456"]
        try await withLocalTenant(configuration) { tenant in
            let auth = Auth0.authentication(clientId: "local-client", domain: tenant.url.absoluteString)
            let plain = Plain(tenant.url)
            try await signIn(auth)
            try plain.signIn()
            let ratio = try await Measure.ratio(
                rounds: 15,
                ours: { try await Measure.seconds { for _ in 0..<20 { try await signIn(auth) } } },
                theirs: { try await Measure.seconds { for _ in 0..<20 { try plain.signIn() } } }
            )
            Report.line("email-sign-in", ratio, .atMost(1.5))
        }
    }

    private static func signIn(_ auth: any Authentication) async throws {
        try await auth.startPasswordless(email: "ana@example.com").start()
        _ = try await auth.login(email: "ana@example.com", code: "123456").validateClaims().start()
    }

    private struct Plain {
        let handle = baseline_http_handle()
        let start: String
        let token: String

        init(_ url: URL) {
            start = "\(url)passwordless/start"
            token = "\(url)oauth/token"
        }

        func signIn() throws {
            let result = baseline_post_twice(
                handle,
                start,
                #"{"client_id":"local-client","connection":"email","email":"ana@example.com","send":"code"}"#,
                token,
                """
                {"client_id":"local-client","grant_type":"http://auth0.com/oauth/grant-type/passwordless/otp",\
                "otp":"123456","realm":"email","scope":"openid profile email offline_access","username":"ana@example.com"}
                """
            )
            guard result == 0 else { throw Refused() }
        }
    }
}
