import Auth0
import Foundation
import LocalTenant
import SimpleKeychain
import Testing

/// The guide's samples on staying signed in, in a program of their own whose secrets lie in files.
@Suite struct StayingSignedInSamplesTests {
    private func refreshToken(_ tenant: LocalTenant, _ clientID: String) async throws -> String {
        let auth = Auth0.authentication(clientId: clientID, domain: tenant.url.absoluteString)
        try await auth.startPasswordless(email: "ana@example.com").start()
        let code = tenant.messages(to: "ana@example.com").first?.code ?? ""
        return try #require(try await auth.login(email: "ana@example.com", code: code).start().refreshToken)
    }

    @Test func noOneIsSignedInToBeginWith() async throws {
        try await withLocalTenant { tenant in
            let program = try SampleProgram(tenant)
            let check = try await program.firstLine("check")
            #expect(check == "Show the sign-in page")
            let credentials = try await program.firstLine("credentials")
            #expect(credentials == CredentialsManagerError.noCredentials.localizedDescription)
        }
    }

    @Test func aRotatingRefreshTokenIsRenewedOnce() async throws {
        try await withLocalTenant { tenant in
            let program = try SampleProgram(tenant)
            let token = try await refreshToken(tenant, "local-client")
            let first = try await program.firstLine("renew", token)
            #expect(first == "Renewed")
            let second = try await program.firstLine("renew", token)
            #expect(second == "Unknown or invalid refresh token.")
        }
    }

    @Test func aStaticRefreshTokenIsRenewedAgainAndAgain() async throws {
        try await withLocalTenant { tenant in
            let program = try SampleProgram(tenant, clientID: "local-client-static")
            let token = try await refreshToken(tenant, "local-client-static")
            for _ in 0..<2 {
                let line = try await program.firstLine("renew", token)
                #expect(line == "No new refresh token")
            }
        }
    }
}
