import Auth0
import Foundation
import Glibc
import LocalTenant
import Testing

/// The guide's samples run as they are printed there, in a program of their own.
@Suite struct PasswordlessSamplesTests {
    private var configuration: TenantConfiguration {
        var configuration = TenantConfiguration()
        configuration.fixedCodes = ["support@auth0.com": "123456", "+4591131761367": "123456"]
        configuration.apis.append(TenantAPI(identifier: "https://myapi.com/api"))
        return configuration
    }

    @Test func theCodeIsSent() async throws {
        try await withLocalTenant(configuration) { tenant in
            let line = try await SampleProgram(tenant).firstLine("start")
            #expect(line == "Sent OTP to support@auth0.com!")
            #expect(tenant.messages(to: "support@auth0.com").count == 1)
        }
    }

    @Test func theCodeSignsInByEmail() async throws {
        try await withLocalTenant(configuration) { tenant in
            _ = try await SampleProgram(tenant).firstLine("start")
            let line = try await SampleProgram(tenant).firstLine("login-email")
            #expect(line.hasPrefix("Access Token: ey"))
        }
    }

    @Test func theCodeSignsInBySMS() async throws {
        try await withLocalTenant(configuration) { tenant in
            let auth = Auth0.authentication(clientId: "local-client", domain: tenant.url.absoluteString)
            try await auth.startPasswordless(phoneNumber: "+4591131761367").start()
            let line = try await SampleProgram(tenant).firstLine("login-phone")
            #expect(line.hasPrefix("Access Token: ey"))
        }
    }

    @Test func aWrongCodePrintsTheError() async throws {
        var configuration = configuration
        configuration.fixedCodes = ["support@auth0.com": "654321"]
        try await withLocalTenant(configuration) { tenant in
            _ = try await SampleProgram(tenant).firstLine("start")
            let line = try await SampleProgram(tenant).firstLine("login-email")
            #expect(line == "Wrong email or verification code.")
        }
    }
}
