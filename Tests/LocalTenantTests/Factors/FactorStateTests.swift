import Foundation
import SoftwareAuthenticator
import Testing

@testable import LocalTenant

@Suite struct FactorStateTests {
    @Test func factorsAreExportedAndImported() async throws {
        var state = Data()
        var listed: [JSONValue] = []
        var key = ""
        var recoveryCode = ""
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            key = try await me.enrolTOTP().secret
            recoveryCode = try await me.enrolRecoveryCode().code
            _ = try await me.enrolPhone("+4915112345678")
            var authenticator = try softwareAuthenticator()
            #expect(try await me.enrolPasskey(&authenticator).status == 201)
            listed = try await me.list()
            state = try await client.get("/control/state").body
        }
        try await drive { tenant, client in
            let answer = try await client.send(
                "PUT",
                "/control/state",
                headers: ["Content-Type": "application/json"],
                body: state
            )
            #expect(answer.status == 204, "\(answer.text)")
            #expect(try await Me(tenant, client).list() == listed)
            try tenant.setMFA(.always)
            // The step that confirmed the app is spent here as well.
            let token = try await client.mfaToken(tenant)
            expectError(try await client.otp(token, totp(key, tenant.now)), 403, "invalid_grant")
            #expect(try await client.otp(token, totp(key, tenant.now, stepsLater: 1)).status == 200)
            #expect(try await client.recover(client.mfaToken(tenant), recoveryCode).status == 200)
        }
    }

    @Test func aStateWithAWrongFactorIsRefused() async throws {
        try await drive { tenant, client in
            try await Me(tenant, client).enrolTOTP()
            for factors in [#"[{"id": "x"}]"#, #"[1]"#, #"{}"#] {
                let answer = try await client.json("/control/state", json(#"{"factors": \#(factors)}"#), method: "PUT")
                #expect(answer.status == 400)
            }
            #expect(try await Me(tenant, client).list().count == 1)
        }
    }

    @Test func factorsSurviveARestart() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "factors-\(UUID()).sqlite")
        defer {
            for suffix in ["", "-wal", "-shm", ".lock"] {
                try? FileManager.default.removeItem(atPath: file.path + suffix)
            }
        }
        var listed: [JSONValue] = []
        var key = ""
        let world = TestWorld()
        try await drive({ $0.dataFile = file.path }, world: world) { tenant, client in
            let me = try await Me(tenant, client)
            key = try await me.enrolTOTP().secret
            let (gone, _) = try await me.enrolRecoveryCode()
            #expect(try await me.delete(gone).status == 204)
            _ = try await me.create(["type": "recovery-code"])
            listed = try await me.list()
        }
        try await drive({ $0.dataFile = file.path }, world: world) { tenant, client in
            #expect(try await Me(tenant, client).list() == listed)
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            expectError(try await client.otp(token, totp(key, tenant.now)), 403, "invalid_grant")
            #expect(try await client.otp(token, totp(key, tenant.now, stepsLater: 1)).status == 200)
        }
    }

    @Test func aResetForgetsFactorsAndWhatWaits() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            try await me.enrolTOTP()
            let started = try await me.create(["type": "push-notification"])
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            #expect(try await client.send("POST", "/control/reset").status == 204)
            #expect(tenant.policy.mfa == .never)
            #expect(tenant.pushRequests.isEmpty)
            expectError(try await client.otp(token, "123456"), 401, "invalid_grant", "Malformed mfa_token")
            let again = try await Me(tenant, client)
            #expect(try await again.list().isEmpty)
            let void = try await again.verify(started.string("id") ?? "", session: started.string("auth_session"))
            #expect(void.status == 400)
        }
    }

    @Test func aDeletedPersonLeavesNoFactors() async throws {
        try await drive { tenant, client in
            try await Me(tenant, client).enrolTOTP()
            try tenant.deleteUser("ana@example.com")
            #expect(try await Me(tenant, client).list().isEmpty)
            #expect(try await !String(decoding: tenant.exportState(), as: UTF8.self).contains("totp|"))
        }
    }

    @Test func theInboxShowsCodesAndAsksForAnswers() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            _ = try await me.create(["type": "email", "email": "second@example.com"])
            let started = try await me.create(["type": "push-notification"])
            let code = try #require(tenant.messages(to: "second@example.com").first?.code)
            let page = try await client.get("/inbox").text
            #expect(page.contains(code))
            #expect(page.contains("Enrol this device?"))
            let request = try #require(tenant.pushRequests.first)
            let foreign = try await client.form(
                "/inbox/push",
                "id=\(request.id)&answer=approve",
                headers: ["Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"]
            )
            #expect(foreign.status == 403)
            #expect(tenant.pushRequests.first?.state == .pending)
            let answer = try await client.form("/inbox/push", "id=\(request.id)&answer=approve")
            #expect(answer.status == 200)
            #expect(answer.text.contains("<strong>Approved</strong>"))
            #expect(tenant.pushRequests.first?.state == .approved)
            let done = try await me.verify(started.string("id") ?? "", session: started.string("auth_session"))
            #expect(done.status == 201)
        }
    }

    @Test func pushRequestsAreListedAndNamed() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            _ = try await me.create(["type": "push-notification"])
            let list = try JSONDecoder().decode([JSONValue].self, from: await client.get("/control/push").body)
            #expect(
                list.first?.object?.keys.sorted()
                    == ["created_at", "expires_at", "id", "purpose", "state", "to", "user_id"]
            )
            #expect(list.first?["to"] == "ana@example.com")
            for (body, status) in [
                (#"{"email": "nobody@example.com"}"#, 404), (#"{"id": "unknown"}"#, 404), (#"{"who": "ana"}"#, 400),
                (#"{"email": "ana@example.com"}"#, 200), (#"{"email": "ana@example.com"}"#, 404),
            ] {
                #expect(try await client.json("/control/push/deny", json(body)).status == status)
            }
            #expect(throws: LocalTenantError.self) { try tenant.answerPush(approved: true) }
        }
    }

    @Test func secretsStayOutOfTheRequestLog() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (_, secret) = try await me.enrolTOTP()
            try tenant.setMFA(.always)
            let token = try await client.mfaToken(tenant)
            let code = totp(secret, tenant.now, stepsLater: 1)
            _ = try await client.otp(token, code)
            let log = try await client.get("/control/requests").text
            for text in [token, code, me.token, secret] { #expect(!log.contains(text)) }
            #expect(tenant.requests.contains { $0.parameters["type"] == "totp" })
        }
    }
}
