import Auth0Crypto
import Foundation
import SoftwareAuthenticator
import Testing

@testable import LocalTenant

@Suite struct PasskeyTests {
    @Test func aChallengeSaysWhatBrowsersNeed() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let started = try await me.create(
                ["type": "passkey", "connection": "Username-Password-Authentication"]
            )
            #expect(started.status == 202)
            #expect(started.json.keys.sorted() == ["auth_session", "authn_params_public_key"])
            #expect(
                started.header("location")
                    == tenant.url.absoluteString + "me/v1/authentication-methods/passkey%7Cnew"
            )
            let options = try #require(started.json["authn_params_public_key"])
            #expect(options["challenge"]?.string.flatMap(Base64URL.decode)?.count == 32)
            #expect(options["timeout"] == 60_000)
            #expect(options["rp"] == ["id": "localhost", "name": "localhost"])
            #expect(options["user"]?["name"] == "ana@example.com")
            #expect(options["user"]?["displayName"] == "ana@example.com")
            #expect(options["user"]?["id"]?.string.flatMap(Base64URL.decode)?.count == 32)
            #expect(
                options["pubKeyCredParams"] == [
                    ["type": "public-key", "alg": -8], ["type": "public-key", "alg": -7],
                    ["type": "public-key", "alg": -257],
                ]
            )
            #expect(
                options["authenticatorSelection"] == ["residentKey": "required", "userVerification": "preferred"]
            )
            #expect(options["excludeCredentials"] == [])
        }
    }

    @Test(arguments: [SoftwareAuthenticator.Attestation.none, .selfSigned])
    func aPasskeyIsEnrolled(_ attestation: SoftwareAuthenticator.Attestation) async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            var authenticator = try softwareAuthenticator()
            authenticator.attestation = attestation
            authenticator.flags = 0x1D
            let done = try await me.enrolPasskey(&authenticator)
            #expect(done.status == 201, "\(done.text)")
            let id = try #require(done.string("id"))
            #expect(id.wholeMatch(of: /passkey\|dev_[A-Za-z0-9]{16}/) != nil)
            #expect(done.header("location")?.hasSuffix(id.replacing("|", with: "%7C")) == true)
            #expect(done.json["usage"] == ["primary"])
            #expect(done.json["confirmed"] == nil)
            #expect(done.json["credential_device_type"] == "multi_device")
            #expect(done.json["credential_backed_up"] == true)
            #expect(done.string("key_id") == Base64URL.encode(authenticator.credentialID))
            #expect(done.string("public_key").flatMap { Data(base64Encoded: $0) } != nil)
            #expect(done.string("aaguid") == "a0a0a0a0-a0a0-a0a0-a0a0-a0a0a0a0a0a0")
            #expect(done.string("relying_party_id") == "localhost")
            #expect(done.json["transports"] == ["internal"])
            #expect(done.string("identity_user_id")?.isEmpty == false)
            #expect(done.string("created_at")?.contains(".000Z") == true)
            let next = try await me.create(["type": "passkey"])
            #expect(done.json["user_handle"] == next.json["authn_params_public_key"]?["user"]?["id"])
            #expect(
                next.json["authn_params_public_key"]?["excludeCredentials"] == [
                    ["type": "public-key", "id": done.json["key_id"] ?? .null, "transports": ["internal"]]
                ]
            )
        }
    }

    @Test func theSamePasskeyIsNotEnrolledTwice() async throws {
        try await drive { tenant, client in
            var authenticator = try softwareAuthenticator()
            let me = try await Me(tenant, client)
            #expect(try await me.enrolPasskey(&authenticator).status == 201)
            expectProblem(
                try await me.enrolPasskey(&authenticator),
                400,
                "A0E-400-0003",
                pointer: "/authn_response"
            )
            let other = try await Me(tenant, client, "ben@example.com")
            expectProblem(
                try await other.enrolPasskey(&authenticator),
                400,
                "A0E-400-0003",
                pointer: "/authn_response"
            )
            #expect(try await me.list().count == 1)
            #expect(try await other.list().isEmpty)
        }
    }

    @Test(
        arguments: [
            "https://localhost:3000", "http://localhost.evil.example", "http://127.0.0.1:3000", "null",
        ]
    )
    func aForeignPageMakesNoPasskey(_ origin: String) async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            var authenticator = try softwareAuthenticator(origin: origin)
            expectProblem(
                try await me.enrolPasskey(&authenticator),
                400,
                "A0E-400-0003",
                pointer: "/authn_response"
            )
            #expect(try await me.list().isEmpty)
        }
    }

    @Test func relyingPartyAndOriginsAreSettings() async throws {
        try await drive {
            $0.passkeys = PasskeySettings(relyingPartyID: "example.com", origins: ["https://app.example.com"])
        } _: { tenant, client in
            let me = try await Me(tenant, client)
            var local = try softwareAuthenticator()
            #expect(try await me.enrolPasskey(&local).status == 400)
            var wrongParty = try softwareAuthenticator(origin: "https://app.example.com")
            #expect(try await me.enrolPasskey(&wrongParty).status == 400)
            var right = try SoftwareAuthenticator(
                relyingPartyID: "example.com",
                origin: "https://app.example.com"
            )
            #expect(try await me.enrolPasskey(&right).string("relying_party_id") == "example.com")
        }
    }

    @Test func anAnswerToAnotherChallengeIsRefused() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            var authenticator = try softwareAuthenticator()
            let first = try await me.create(["type": "passkey"])
            let answer = try me.passkeyAnswer(first, &authenticator)
            let second = try await me.create(["type": "passkey"])
            expectProblem(
                try await me.verify("passkey|new", session: first.string("auth_session"), ["authn_response": answer]),
                400,
                "A0E-400-0003",
                pointer: "/auth_session"
            )
            expectProblem(
                try await me.verify("passkey|new", session: second.string("auth_session"), ["authn_response": answer]),
                400,
                "A0E-400-0003",
                pointer: "/authn_response"
            )
            let right = try me.passkeyAnswer(second, &authenticator)
            let done = try await me.verify(
                "passkey|new",
                session: second.string("auth_session"),
                ["authn_response": right]
            )
            #expect(done.status == 201)
        }
    }

    @Test(
        arguments: [
            (#"{"id": 1}"#, "/authn_response/id"),
            (#"{"id": "AAAA"}"#, "/authn_response/rawId"),
            (#"{"type": "password"}"#, "/authn_response/type"),
            (#"{"authenticatorAttachment": "usb"}"#, "/authn_response/authenticatorAttachment"),
            (#"{"clientExtensionResults": 1}"#, "/authn_response/clientExtensionResults"),
            (#"{"more": 1}"#, "/authn_response/more"),
            (#"{"response": 1}"#, "/authn_response/response"),
            (#"{"response": {"more": 1}}"#, "/authn_response/response/more"),
            (#"{"response": {"clientDataJSON": "a+b="}}"#, "/authn_response/response/clientDataJSON"),
            (#"{"response": {"clientDataJSON": "LONG"}}"#, "/authn_response/response/clientDataJSON"),
            (#"{"response": {"attestationObject": "LONG"}}"#, "/authn_response/response/attestationObject"),
            (#"{"response": {"attestationObject": null}}"#, "/authn_response/response/attestationObject"),
            (#"{"response": {"transports": [1]}}"#, "/authn_response/response/transports"),
            (#"{"response": {"attestationObject": "AAAA"}}"#, "/authn_response"),
        ]
    )
    func aMalformedAnswerIsPointedAt(_ patch: String, pointer: String) async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            var authenticator = try softwareAuthenticator()
            let started = try await me.create(["type": "passkey"])
            let answer = try me.passkeyAnswer(started, &authenticator).merging(
                json(patch.replacing("LONG", with: String(repeating: "A", count: 2_001)))
            )
            expectProblem(
                try await me.verify(
                    "passkey|new",
                    session: started.string("auth_session"),
                    ["authn_response": answer]
                ),
                400,
                "A0E-400-0003",
                pointer: pointer
            )
        }
    }

    @Test func twentyPasskeysAreTheMost() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            for _ in 0..<20 {
                var authenticator = try softwareAuthenticator()
                #expect(try await me.enrolPasskey(&authenticator).status == 201)
            }
            let refused = try await me.create(["type": "passkey"])
            expectProblem(refused, 400, "A0E-400-0001")
            #expect(try await me.list().count == 20)
        }
    }

    @Test func anIdentityIsThePersonsOwn() async throws {
        try await drive { tenant, client in
            let me = try await Me(tenant, client)
            let user = try #require(tenant.users.first)
            let identity = user.id.drop { $0 != "|" }.dropFirst()
            for own in [user.id, String(identity)] {
                #expect(try await me.create(["type": "passkey", "identity_user_id": .string(own)]).status == 202)
            }
            for (body, pointer) in [
                (#"{"type": "passkey", "identity_user_id": "somebody"}"#, "/identity_user_id"),
                (#"{"type": "passkey", "identity_user_id": "some body"}"#, "/identity_user_id"),
                (#"{"type": "passkey", "connection": "a_b"}"#, "/connection"),
                (#"{"type": "passkey", "email": "x@example.com"}"#, "/email"),
            ] {
                expectProblem(try await me.create(json(body)), 400, "A0E-400-0003", pointer: pointer)
            }
        }
    }
}
