import Foundation
import Testing

@testable import LocalTenant

@Suite struct MyAccountTests {
    private let calls: [(method: String, path: String, scope: String)] = [
        ("GET", "/factors", "read:me:factors"),
        ("GET", "/authentication-methods", "read:me:authentication_methods"),
        ("GET", "/authentication-methods/totp%7Cdev_1", "read:me:authentication_methods"),
        ("POST", "/authentication-methods", "create:me:authentication_methods"),
        ("POST", "/authentication-methods/totp%7Cdev_1/verify", "create:me:authentication_methods"),
        ("PATCH", "/authentication-methods/totp%7Cdev_1", "update:me:authentication_methods"),
        ("DELETE", "/authentication-methods/totp%7Cdev_1", "delete:me:authentication_methods"),
    ]

    private func send(_ method: String, _ path: String, by me: Me) async throws -> Answer {
        method == "GET" ? try await me.get(path) : try await me.send(method, path, ["type": "totp"])
    }

    @Test func everyCallAsksForItsScope() async throws {
        try await drive { tenant, client in
            for call in calls {
                let others = TenantAPI.myAccountScopes.filter { $0 != call.scope }.joined(separator: " ")
                let me = try await Me(tenant, client, scope: others)
                let refused = try await send(call.method, call.path, by: me)
                expectProblem(refused, 403, "A0E-403-0002")
                #expect(refused.header("www-authenticate")?.contains(call.scope) == true)
                let own = try await Me(tenant, client, scope: call.scope)
                #expect(try await send(call.method, call.path, by: own).status != 403)
            }
            #expect(try await Me(tenant, client).list().isEmpty)
        }
    }

    @Test func everyCallAsksForATokenOfThisAPI() async throws {
        try await drive { tenant, client in
            let api = try await tenant.signIn(
                as: "ana@example.com",
                audience: "https://api.example.com",
                scope: "openid " + Me.scopes
            )
            let opaque = try await tenant.signIn(as: "ana@example.com")
            for call in calls {
                let path = "/me/v1" + call.path
                expectProblem(try await client.send(call.method, path), 401, "A0E-401-0002")
                for token in [api.accessToken, opaque.accessToken, "x.y.z", ""] {
                    let answer = try await client.send(
                        call.method,
                        path,
                        headers: ["Authorization": "Bearer \(token)"]
                    )
                    expectProblem(answer, 401, "A0E-401-0003")
                }
            }
        }
    }

    @Test func aTokenOfSomebodyBlockedDeletedOrLateIsRefused() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            try tenant.block("ana@example.com")
            expectProblem(try await me.get("/factors"), 401, "A0E-401-0003")
            try tenant.block("ana@example.com", false)
            #expect(try await me.get("/factors").status == 200)
            tenant.advanceClock(seconds: 86_400)
            expectProblem(try await me.get("/factors"), 401, "A0E-401-0003")
            tenant.resetClock()
            try tenant.deleteUser("ana@example.com")
            expectProblem(try await me.get("/factors"), 401, "A0E-401-0003")
        }
    }

    @Test func factorsAreThoseThatCanBeEnrolled() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            func factors() async throws -> JSONValue? { try await me.get("/factors").json["factors"] }
            #expect(
                try await factors() == [
                    ["type": "passkey", "usage": ["primary"]], ["type": "email", "usage": ["secondary"]],
                    ["type": "phone", "usage": ["secondary"]], ["type": "totp", "usage": ["secondary"]],
                    ["type": "push-notification", "usage": ["secondary"]],
                    ["type": "recovery-code", "usage": ["secondary"]],
                ]
            )
            var policy = tenant.policy
            for factor in TenantFactor.allCases { policy.factors[factor] = false }
            try tenant.apply(policy)
            #expect(try await factors() == [])
        }
    }

    @Test(
        arguments: [
            ["type": "passkey"] as JSONValue, ["type": "email", "email": "b@example.com"],
            ["type": "phone", "phone_number": "+4915112345678"], ["type": "totp"], ["type": "push-notification"],
            ["type": "recovery-code"],
        ]
    )
    func aFactorThatIsOffIsNotEnrolled(_ body: JSONValue) async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            #expect(try await me.create(body).status == 202)
            let type = try #require(body["type"]?.string)
            let off = try await client.json(
                "/control/policy",
                ["factors": .object([type: false])],
                method: "PUT"
            )
            #expect(off.status == 200)
            expectProblem(try await me.create(body), 400, "A0E-400-0001")
        }
    }

    @Test(
        arguments: [
            ("{}", "/type"), (#"{"type": 1}"#, "/type"), (#"{"type": "sms"}"#, "/type"),
            (#"{"type": "email"}"#, "/email"), (#"{"type": "email", "email": "nobody"}"#, "/email"),
            (#"{"type": "email", "email": 1}"#, "/email"),
            (#"{"type": "email", "email": "a@example.com", "name": "x"}"#, "/name"),
            (#"{"type": "phone"}"#, "/phone_number"),
            (#"{"type": "phone", "phone_number": "0151"}"#, "/phone_number"),
            (
                #"{"type": "phone", "phone_number": "+49", "preferred_authentication_method": "fax"}"#,
                "/preferred_authentication_method"
            ),
            (#"{"type": "totp", "secret": "x"}"#, "/secret"),
            (#"{"type": "push-notification", "x/y~z": 1}"#, "/x~1y~0z"),
            (#"{"type": "recovery-code", "code": "x"}"#, "/code"),
        ]
    )
    func aMalformedBodyIsPointedAt(_ body: String, pointer: String) async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            expectProblem(try await me.create(json(body)), 400, "A0E-400-0003", pointer: pointer)
            #expect(tenant.messages().isEmpty)
        }
    }

    @Test(arguments: ["password", "webauthn-platform", "webauthn-roaming"])
    func whatCannotBeEnrolledIsListedAsNone(_ type: String) async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            expectProblem(try await me.create(["type": .string(type)]), 400, "A0E-400-0001")
            try await me.enrolTOTP()
            #expect(try await me.list("?type=\(type)").isEmpty)
        }
    }

    @Test func onlyJSONIsRead() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let authorization = "Bearer \(me.token)"
            for (method, path) in [
                ("POST", "/authentication-methods"), ("POST", "/authentication-methods/x/verify"),
                ("PATCH", "/authentication-methods/x"),
            ] {
                for type in ["application/x-www-form-urlencoded", "text/plain", nil] {
                    var headers = ["Authorization": authorization]
                    headers["Content-Type"] = type
                    let answer = try await client.send(
                        method,
                        "/me/v1" + path,
                        headers: headers,
                        body: type == nil ? nil : Data("type=totp".utf8)
                    )
                    expectProblem(answer, 415, "A0E-415-0001")
                }
                for body in ["", "{", "[]", "1"] {
                    let answer = try await client.send(
                        method,
                        "/me/v1" + path,
                        headers: ["Authorization": authorization, "Content-Type": "application/json; charset=utf-8"],
                        body: Data(body.utf8)
                    )
                    expectProblem(answer, 400, "A0E-400-0001")
                }
            }
        }
    }

    @Test(
        arguments: [
            (#"{"otp_code": "1"}"#, "/auth_session"), (#"{"auth_session": 1}"#, "/auth_session"),
            (#"{"auth_session": "x", "otp_code": "1"}"#, "/auth_session"),
        ]
    )
    func aVerificationWithoutItsSessionIsRefused(_ body: String, pointer: String) async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(["type": "totp"])
            let id = (started.string("id") ?? "").replacing("|", with: "%7C")
            let answer = try await me.send("POST", "/authentication-methods/\(id)/verify", json(body))
            expectProblem(answer, 400, "A0E-400-0003", pointer: pointer)
        }
    }

    @Test func aVerificationTakesWhatItsKindNeedsAndNoMore() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let totp = try await me.create(["type": "totp"])
            let recovery = try await me.create(["type": "recovery-code"])
            let push = try await me.create(["type": "push-notification"])
            let passkey = try await me.create(["type": "passkey"])
            func verify(_ started: Answer, _ more: String, id: String? = nil) async throws -> Answer {
                try await me.verify(
                    id ?? started.string("id") ?? "",
                    session: started.string("auth_session"),
                    json(more).object ?? [:]
                )
            }
            let code = #"{"otp_code": "123456"}"#
            for (answer, pointer) in [
                (try await verify(totp, "{}"), "/otp_code"),
                (try await verify(totp, #"{"otp_code": 123456}"#), "/otp_code"),
                (try await verify(totp, #"{"otp_code": "123456", "more": 1}"#), "/more"),
                (try await verify(recovery, code), "/otp_code"),
                (try await verify(push, code), "/otp_code"),
                (try await verify(passkey, "{}", id: "passkey|new"), "/authn_response"),
                (try await verify(passkey, #"{"authn_response": "x"}"#, id: "passkey|new"), "/authn_response"),
                (try await verify(passkey, code, id: "passkey|new"), "/otp_code"),
                (try await verify(totp, code, id: recovery.string("id")), "/auth_session"),
            ] {
                expectProblem(answer, 400, "A0E-400-0003", pointer: pointer)
            }
        }
    }

    @Test func methodsAreListedByType() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            try await me.enrolTOTP()
            _ = try await me.enrolEmail("second@example.com")
            _ = try await me.enrolRecoveryCode()
            #expect(try await me.types().sorted() == ["email", "recovery-code", "totp"])
            #expect(try await me.list("?type=email").map { $0["email"] } == ["second@example.com"])
            #expect(try await me.list("?type=phone").isEmpty)
            let bad = try await me.get("/authentication-methods?type=sms")
            expectProblem(bad, 400, "A0E-400-0003")
            #expect(bad.json["validation_errors"]?.array?.first?["field"] == "type")
        }
    }

    @Test func aMethodIsRenamedWhereItHasAName() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (totp, _) = try await me.enrolTOTP()
            let phone = try await me.enrolPhone("+4915112345678")
            let named = [
                totp, phone, try await me.enrolPush(), try await me.enrolEmail("second@example.com"),
            ]
            for id in named {
                let answer = try await me.change(id, ["name": "Mine ✓"])
                #expect(answer.status == 200)
                #expect(answer.string("name") == "Mine ✓")
            }
            #expect(try await me.list().map { $0["name"] } == Array(repeating: "Mine ✓", count: 4))
            var authenticator = try softwareAuthenticator()
            let passkey = try await me.enrolPasskey(&authenticator).string("id") ?? ""
            let (recovery, _) = try await me.enrolRecoveryCode()
            for id in [passkey, recovery] {
                expectProblem(try await me.change(id, ["name": "Mine"]), 400, "A0E-400-0003", pointer: "/name")
            }
            let channel = try await me.change(phone, ["preferred_authentication_method": "voice"])
            #expect(channel.string("preferred_authentication_method") == "voice")
            for (body, pointer) in [
                (#"{"preferred_authentication_method": "sms"}"#, "/preferred_authentication_method"),
                (#"{"name": 1}"#, "/name"), (#"{"name": ""}"#, "/name"), (#"{"name": null}"#, "/name"),
                (#"{"name": "LONG"}"#, "/name"), (#"{"email": "x@example.com"}"#, "/email"),
            ] {
                let body = body.replacing("LONG", with: String(repeating: "x", count: 256))
                expectProblem(try await me.change(totp, json(body)), 400, "A0E-400-0003", pointer: pointer)
            }
            #expect(try await me.change(totp, [:]).string("name") == "Mine ✓")
        }
    }

    @Test func aMethodIsRemovedOnce() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (id, _) = try await me.enrolTOTP()
            let answer = try await me.delete(id)
            #expect(answer.status == 204)
            #expect(answer.body.isEmpty)
            #expect(answer.header("x-ratelimit-limit") == "2")
            expectProblem(try await me.delete(id), 404, "A0E-404-0002")
            #expect(try await me.list().isEmpty)
        }
    }

    @Test func theLastFactorStaysWhereEachSignInNeedsOne() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let (totp, _) = try await me.enrolTOTP()
            let (recovery, _) = try await me.enrolRecoveryCode()
            var policy = tenant.policy
            policy.mfa = .always
            try tenant.apply(policy)
            expectProblem(try await me.delete(totp), 409, "A0E-409-0001")
            #expect(try await me.delete(recovery).status == 204)
            _ = try await me.enrolEmail("second@example.com")
            #expect(try await me.delete(totp).status == 204)
        }
    }

    @Test func twoPeopleNeverSeeEachOthersMethods() async throws {
        try await drive { tenant, client in
            let ana = try await Me(tenant, client)
            let ben = try await Me(tenant, client, "ben@example.com")
            let (id, _) = try await ana.enrolTOTP()
            let path = "/authentication-methods/" + id.replacing("|", with: "%7C")
            #expect(try await ben.list().isEmpty)
            expectProblem(try await ben.get(path), 404, "A0E-404-0002")
            expectProblem(try await ben.change(id, ["name": "Ben's"]), 404, "A0E-404-0002")
            expectProblem(try await ben.delete(id), 404, "A0E-404-0002")
            let started = try await ana.create(["type": "recovery-code"])
            expectProblem(
                try await ben.verify(started.string("id") ?? "", session: started.string("auth_session")),
                400,
                "A0E-400-0003",
                pointer: "/auth_session"
            )
            #expect(try await ana.list().map { $0["id"]?.string } == [id])
            #expect(try await ana.list().first?["name"] == nil)
            #expect(try await ben.list().isEmpty)
        }
    }

    @Test func limitsAreThoseOfTheFreePlan() async throws {
        try await drive {
            $0.policy.rateLimits = .auth0
        } _: { tenant, client in
            let me = try await Me(tenant, client)
            for left in [1, 0] {
                let answer = try await me.get("/factors")
                #expect(answer.status == 200)
                #expect(answer.header("x-ratelimit-limit") == "2")
                #expect(answer.header("x-ratelimit-remaining") == String(left))
            }
            let refused = try await me.get("/authentication-methods")
            expectProblem(refused, 429, "A0E-429-0003")
            #expect(refused.header("retry-after") == "30")
            #expect(refused.header("x-auth0-error-kind") == nil)
            #expect(try await me.get("/authentication-methods?type=totp").header("x-ratelimit-limit") == "5")
            #expect(try await me.delete("totp|dev_1").header("x-ratelimit-remaining") == "1")
            let ben = try await Me(tenant, client, "ben@example.com")
            let global = try await ben.get("/factors")
            expectProblem(global, 429, "A0E-429-0003")
            #expect(global.header("x-auth0-error-kind") == "global-rate-limit")
            tenant.advanceClock(seconds: 30)
            #expect(try await me.get("/factors").status == 200)
        }
    }
}
