import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct PasskeyEnrollmentTests {
    struct Passkey: NewPasskey {
        var credentialID = Data([0xFB, 0xFF, 0xFE])
        var attachment: AuthenticatorAttachment? = .platform
        var rawClientDataJSON = Data("{}".utf8)
        var rawAttestationObject: Data? = Data([0xA3, 0x63])
    }

    static let location = "https://tenant.example.com/me/v1/authentication-methods/passkey%7Cnew"

    private func challenge(
        location: String = Self.location,
        options: String =
            #"{"challenge":"-_8","rp":{"id":"example.com","name":"x"},"user":{"id":"dXM","name":"ana","displayName":"A"}}"#
    ) async throws -> PasskeyEnrollmentChallenge {
        let transport = StubTransport { _ in
            .json(
                #"{"auth_session":"Fe26","authn_params_public_key":\#(options)}"#,
                status: 202,
                headers: [(name: "Location", value: location)]
            )
        }
        return try await stubbedMyAccount(transport).authenticationMethods.passkeyEnrollmentChallenge().start()
    }

    @Test func aChallengeIsRead() async throws {
        let challenge = try await challenge()
        #expect(challenge.authenticationMethodId == "passkey%7Cnew")
        #expect(challenge.authenticationSession == "Fe26")
        #expect(challenge.relyingPartyId == "example.com")
        #expect(challenge.userId == Data("us".utf8))
        #expect(challenge.userName == "ana")
        #expect(challenge.challengeData == Data([0xFB, 0xFF]))
        #expect(challenge.excludedCredentialIds.isEmpty)
        let options = try JSONDecoder().decode(JSONObject.self, from: Data(challenge.creationOptionsJSON.utf8))
        #expect(options["challenge"] == "-_8")
        #expect(options["user"]?.object?["displayName"] == "A")
    }

    @Test(arguments: ["-_8", "-_8=", "+/8", "+/8="])
    func excludedCredentialsAreReadPaddedOrNot(_ id: String) async throws {
        let challenge = try await challenge(
            options: """
                {"challenge":"Y2g=","rp":{"id":"example.com"},"user":{"id":"dXM=","name":"ana"},
                 "excludeCredentials":[{"type":"public-key","id":"\(id)"},{"type":"public-key"},7]}
                """
        )
        #expect(challenge.excludedCredentialIds == [Data([0xFB, 0xFF])])
        #expect(challenge.userId == Data("us".utf8))
    }

    @Test(arguments: [
        "{}", #"{"challenge":"Y2g","rp":{},"user":{"id":"dXM","name":"ana"}}"#,
        #"{"challenge":"","rp":{"id":"e"},"user":{"id":"dXM","name":"ana"}}"#,
        #"{"challenge":"Y2g","rp":{"id":"e"},"user":{"id":"!","name":"ana"}}"#,
        #"{"challenge":"Y2g","rp":{"id":"e"},"user":{"id":"dXM"}}"#, "7",
    ])
    func aChallengeThatNoAuthenticatorCanUseIsAnError(_ options: String) async throws {
        let error = try await #require(throws: MyAccountError.self) { _ = try await challenge(options: options) }
        #expect(error.cause is UnexpectedAnswer)
    }

    @Test(
        arguments: [
            "https://tenant.example.com/me/v1/authentication-methods/passkey%7Cnew",
            "https://tenant.example.com/me/v1/authentication-methods/passkey|new?x=1#y",
            "/me/v1/authentication-methods/passkey%7Cnew", "/me/v1/authentication-methods/passkey%7cnew/",
        ]
    )
    func thePasskeyIsProvedAtTheLocationEncodedOnce(_ location: String) async throws {
        let transport = StubTransport { _ in .json(Self.enrolled, status: 201) }
        let methods = stubbedMyAccount(transport).authenticationMethods
        _ = try await methods.enroll(passkey: Passkey(), challenge: challenge(location: location)).start()
        let request = try #require(transport.requests.first)
        #expect(request.method == "POST")
        #expect(
            request.url.absoluteString
                == "https://tenant.example.com/me/v1/authentication-methods/passkey%7Cnew/verify"
        )
    }

    @Test(arguments: [AuthenticatorAttachment.platform, .crossPlatform, nil])
    func thePasskeyIsSentAsBase64URL(_ attachment: AuthenticatorAttachment?) async throws {
        let transport = StubTransport { _ in .json(Self.enrolled, status: 201) }
        let methods = stubbedMyAccount(transport).authenticationMethods
        _ = try await methods.enroll(passkey: Passkey(attachment: attachment), challenge: challenge()).start()
        var response: JSONObject = [
            "id": "-__-", "rawId": "-__-", "type": "public-key",
            "response": .object(["clientDataJSON": "e30", "attestationObject": "o2M"]),
        ]
        response["authenticatorAttachment"] = attachment.map { .string($0.rawValue) }
        #expect(transport.requests.first?.json == ["auth_session": "Fe26", "authn_response": .object(response)])
    }

    @Test func aPasskeyWithoutAttestationIsRefusedBeforeAnythingIsSent() async throws {
        let transport = StubTransport { _ in .json(Self.enrolled) }
        let methods = stubbedMyAccount(transport).authenticationMethods
        let request = try await methods.enroll(passkey: Passkey(rawAttestationObject: nil), challenge: challenge())
        let error = try await refusal(request)
        #expect(error.code == "invalid_request")
        #expect(error.cause is InvalidInputError)
        #expect(transport.requests.isEmpty)
    }

    static let enrolled = """
        {"id":"passkey|dev_1","type":"passkey","created_at":"2026-01-02T03:04:05.500Z","identity_user_id":"u1",
         "user_agent":"UA","key_id":"k1","public_key":"+/8=","user_handle":"-_8","credential_device_type":"multi_device",
         "credential_backed_up":true,"aaguid":"b5397666-4885-aa6b-cebf-e52262a439a2","relying_party_id":"example.com"}
        """

    @Test func theNewMethodIsRead() async throws {
        let methods = stubbedMyAccount(StubTransport { _ in .json(Self.enrolled, status: 201) }).authenticationMethods
        let passkey = try await methods.enroll(passkey: Passkey(), challenge: challenge()).start()
        #expect(passkey.id == "passkey|dev_1")
        #expect(passkey.type == "passkey")
        #expect(passkey.userIdentityId == "u1")
        #expect(passkey.userAgent == "UA")
        #expect(abs(passkey.createdAt.timeIntervalSince1970 - 1_767_323_045.5) < 0.01)
        #expect(passkey.aaguid == "b5397666-4885-aa6b-cebf-e52262a439a2")
        #expect(passkey.relyingPartyId == "example.com")
        #expect(passkey.credential.id == "k1")
        #expect(passkey.credential.publicKey == Data([0xFB, 0xFF]))
        #expect(passkey.credential.userHandle == Data([0xFB, 0xFF]))
        #expect(passkey.credential.deviceType == .multiDevice)
        #expect(passkey.credential.isBackedUp)
    }

    @Test(
        arguments: [
            (#"{"id":"passkey|dev_1","created_at":"2026-01-02T03:04:05Z"}"#, true),
            (#"{"id":"passkey|dev_1","created_at":"2026-01-02T03:04:05Z","credential_device_type":"future"}"#, true),
            (#"{"id":"passkey|dev_1","created_at":"yesterday"}"#, false),
            (#"{"created_at":"2026-01-02T03:04:05Z"}"#, false),
        ]
    )
    func theNewMethodNeedsItsIDAndDateOnly(_ body: String, isRead: Bool) throws {
        let passkey = try? JSONDecoder().decode(PasskeyAuthenticationMethod.self, from: Data(body.utf8))
        #expect((passkey != nil) == isRead)
        #expect(passkey.map(\.credential.deviceType) == (isRead ? .singleDevice : nil))
    }
}
