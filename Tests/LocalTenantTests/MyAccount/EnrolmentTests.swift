import Auth0Crypto
import Foundation
import Testing

@testable import LocalTenant

@Suite struct EnrolmentTests {
    private func location(_ tenant: LocalTenant, _ id: String) -> String {
        tenant.url.absoluteString + "me/v1/authentication-methods/" + id.replacing("|", with: "%7C")
    }

    @Test func anEmailAddressIsEnrolledWithACode() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(["type": "email", "email": "Second@Example.com"])
            #expect(started.status == 202)
            #expect(started.json.keys.sorted() == ["auth_session", "id"])
            let id = try #require(started.string("id"))
            #expect(id.wholeMatch(of: /email\|dev_[A-Za-z0-9]{16}/) != nil)
            #expect(started.header("location") == location(tenant, id))
            #expect(try await me.list().isEmpty)
            let code = try #require(tenant.messages(to: "second@example.com").first?.code)
            let done = try await me.verify(id, session: started.string("auth_session"), ["otp_code": .string(code)])
            #expect(done.status == 201)
            #expect(done.header("location") == location(tenant, id))
            #expect(
                done.json == [
                    "id": .string(id), "type": "email", "email": "second@example.com", "confirmed": true,
                    "usage": ["secondary"], "created_at": .string(Timestamp.text(tenant.now)),
                ]
            )
            #expect(try await me.list() == [.object(done.json)])
            #expect(try await me.get("/authentication-methods/" + id.replacing("|", with: "%7C")).json == done.json)
        }
    }

    @Test func aPhoneIsEnrolledWithACode() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(
                [
                    "type": "phone", "phone_number": "+4591131761367", "preferred_authentication_method": "voice",
                ]
            )
            #expect(started.status == 202)
            #expect(started.json.keys.sorted() == ["auth_session", "id"])
            let message = try #require(tenant.messages(to: "+4591131761367").first)
            #expect(message.text.hasPrefix("(Voice call)"))
            let id = try #require(started.string("id"))
            let done = try await me.verify(
                id,
                session: started.string("auth_session"),
                ["otp_code": .string(message.code ?? "")]
            )
            #expect(done.status == 201)
            #expect(done.string("phone_number") == "+4591131761367")
            #expect(done.string("preferred_authentication_method") == "voice")
            #expect(done.json["confirmed"] == true)
            let second = try await me.enrolPhone("+4915112345678")
            let texts = try await me.list().filter { $0["id"]?.string == second }
            #expect(texts.first?["preferred_authentication_method"] == "sms")
        }
    }

    @Test func anAuthenticatorAppIsEnrolledWithItsFirstCode() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(["type": "totp"])
            #expect(started.status == 202)
            #expect(started.json.keys.sorted() == ["auth_session", "barcode_uri", "id", "manual_input_code"])
            let id = try #require(started.string("id"))
            let secret = try #require(started.string("manual_input_code"))
            #expect(Base32.decode(secret)?.count == 20)
            #expect(
                started.string("barcode_uri") == TOTP.barcodeURI(secret: secret, account: "ana@example.com")
            )
            let session = started.string("auth_session")
            let late = totp(secret, tenant.now, stepsLater: 2)
            expectProblem(
                try await me.verify(id, session: session, ["otp_code": .string(late)]),
                400,
                "A0E-400-0003",
                pointer: "/otp_code"
            )
            let code = totp(secret, tenant.now, stepsLater: 1)
            let done = try await me.verify(id, session: session, ["otp_code": .string(code)])
            #expect(done.status == 201)
            #expect(done.json["confirmed"] == true)
            #expect(done.json["type"] == "totp")
            expectProblem(
                try await me.verify(id, session: session, ["otp_code": .string(code)]),
                400,
                "A0E-400-0003",
                pointer: "/auth_session"
            )
        }
    }

    @Test func aPushDeviceIsEnrolledWithAnApproval() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(["type": "push-notification"])
            #expect(started.status == 202)
            #expect(started.string("barcode_uri")?.hasPrefix("otpauth://totp/") == true)
            let id = try #require(started.string("id"))
            let session = started.string("auth_session")
            #expect(tenant.pushRequests.map(\.purpose) == [.enrolment])
            expectProblem(try await me.verify(id, session: session), 400, "A0E-400-0001")
            let approved = try await client.json("/control/push/approve", ["email": "ana@example.com"])
            #expect(approved.string("state") == "approved")
            let done = try await me.verify(id, session: session)
            #expect(done.status == 201)
            #expect(done.json["type"] == "push-notification")
            #expect(try await me.types() == ["push-notification"])
        }
    }

    @Test func aDeniedPushDeviceIsNotEnrolled() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(["type": "push-notification"])
            let id = try #require(started.string("id"))
            let request = try #require(tenant.pushRequests.first)
            #expect(try await client.json("/control/push/deny", ["id": .string(request.id)]).status == 200)
            let session = started.string("auth_session")
            expectProblem(try await me.verify(id, session: session), 400, "A0E-400-0001")
            expectProblem(
                try await me.verify(id, session: session),
                400,
                "A0E-400-0003",
                pointer: "/auth_session"
            )
            #expect(try await me.list().isEmpty)
        }
    }

    @Test func aRecoveryCodeIsShownOnceAndKeptAsAHash() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (id, code) = try await me.enrolRecoveryCode()
            #expect(code.wholeMatch(of: /[A-Z0-9]{24}/) != nil)
            let listed = try await me.list()
            #expect(listed.first?["id"]?.string == id)
            #expect(listed.first?["confirmed"] == true)
            let state = String(decoding: try await tenant.exportState(), as: UTF8.self)
            #expect(!state.contains(code))
            #expect(state.contains(RecoveryCode.hash(code)))
        }
    }

    @Test func aNewAuthenticatorAppReplacesTheOldOnlyWhenConfirmed() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (old, _) = try await me.enrolTOTP()
            let started = try await me.create(["type": "totp"])
            #expect(try await me.list().map { $0["id"]?.string } == [old])
            let code = totp(try #require(started.string("manual_input_code")), tenant.now)
            let new = try #require(started.string("id"))
            let done = try await me.verify(new, session: started.string("auth_session"), ["otp_code": .string(code)])
            #expect(done.status == 201)
            #expect(try await me.list().map { $0["id"]?.string } == [new])
        }
    }

    @Test func aNewRecoveryCodeReplacesTheOldOnlyWhenConfirmed() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (old, _) = try await me.enrolRecoveryCode()
            let started = try await me.create(["type": "recovery-code"])
            #expect(try await me.list().map { $0["id"]?.string } == [old])
            let new = try #require(started.string("id"))
            _ = try await me.verify(new, session: started.string("auth_session"))
            #expect(try await me.list().map { $0["id"]?.string } == [new])
        }
    }

    @Test func anEnrolmentLivesTenMinutesAndItsCodeFive() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(["type": "email", "email": "second@example.com"])
            let id = try #require(started.string("id"))
            let code = try #require(tenant.messages(to: "second@example.com").first?.code)
            let session = started.string("auth_session")
            tenant.advanceClock(seconds: 300)
            let expired = try await me.verify(id, session: session, ["otp_code": .string(code)])
            expectProblem(expired, 400, "A0E-400-0003", pointer: "/otp_code")
            #expect(expired.string("detail")?.contains("expired") == true)
            tenant.advanceClock(seconds: 300)
            expectProblem(
                try await me.verify(id, session: session, ["otp_code": .string(code)]),
                400,
                "A0E-400-0003",
                pointer: "/auth_session"
            )
            #expect(try await me.list().isEmpty)
        }
    }

    @Test func onlyTheNewestOfTwoEnrolmentsCounts() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let first = try await me.create(["type": "email", "email": "second@example.com"])
            let second = try await me.create(["type": "email", "email": "second@example.com"])
            let code = try #require(tenant.messages(to: "second@example.com").first?.code)
            let void = try await me.verify(
                first.string("id") ?? "",
                session: first.string("auth_session"),
                ["otp_code": .string(code)]
            )
            expectProblem(void, 400, "A0E-400-0003", pointer: "/auth_session")
            let done = try await me.verify(
                second.string("id") ?? "",
                session: second.string("auth_session"),
                ["otp_code": .string(code)]
            )
            #expect(done.status == 201)
            #expect(try await me.list().count == 1)
        }
    }

    @Test func ofTwoConfirmationsAtOnceOneCounts() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(["type": "recovery-code"])
            let id = try #require(started.string("id"))
            let session = started.string("auth_session")
            let statuses = try await withThrowingTaskGroup { group in
                for _ in 0..<8 { group.addTask { try await me.verify(id, session: session).status } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [201] + Array(repeating: 400, count: 7))
            #expect(try await me.list().count == 1)
        }
    }

    @Test func tenWrongCodesAreEnough() async throws {
        try await drive {
            $0.fixedCodes = ["second@example.com": "123456"]
        } _: { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(["type": "email", "email": "second@example.com"])
            let id = started.string("id") ?? ""
            let session = started.string("auth_session")
            for _ in 0..<10 {
                let wrong = try await me.verify(id, session: session, ["otp_code": "654321"])
                expectProblem(wrong, 400, "A0E-400-0003", pointer: "/otp_code")
            }
            let refused = try await me.verify(id, session: session, ["otp_code": "123456"])
            expectProblem(refused, 429, "A0E-429-0003")
            #expect(refused.header("retry-after") == "360")
        }
    }
}
