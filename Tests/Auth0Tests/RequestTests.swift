import Auth0Crypto
import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct RequestTests {
    private let answer: StubTransport.Answer = { _ in .json("{}") }

    @Test func sendsJSONToTheStartEndpoint() async throws {
        let transport = StubTransport(answer)
        try await stubbedClient(transport).startPasswordless(email: "ana+test@example.com").start()
        let request = try #require(transport.requests.first)
        #expect(request.method == "POST")
        #expect(request.url.absoluteString == "https://tenant.example.com/passwordless/start")
        #expect(request.header("Content-Type") == "application/json")
        #expect(
            request.json == [
                "email": "ana+test@example.com", "connection": "email", "send": "code", "client_id": "client",
            ]
        )
    }

    @Test func sendsAPhoneNumberAsItIsGiven() async throws {
        let transport = StubTransport(answer)
        try await stubbedClient(transport).startPasswordless(phoneNumber: "+4591131761367", connection: "sms-2").start()
        let request = try #require(transport.requests.first)
        #expect(request.json["phone_number"] == "+4591131761367")
        #expect(request.json["connection"] == "sms-2")
    }

    @Test func sendsTheCodeGrant() async throws {
        let transport = StubTransport(answer)
        _ = try await stubbedClient(transport)
            .login(phoneNumber: "+4591131761367", code: "004242", audience: "https://api", scope: "email").start()
        let request = try #require(transport.requests.first)
        #expect(request.url.path() == "/oauth/token")
        #expect(
            request.json == [
                "grant_type": "http://auth0.com/oauth/grant-type/passwordless/otp", "client_id": "client",
                "username": "+4591131761367", "otp": "004242", "realm": "sms", "audience": "https://api",
                "scope": "openid email",
            ]
        )
    }

    @Test(arguments: ["\u{200B}", " \u{00A0}\n", "\u{FEFF}", ""])
    func edgesOfPastedValuesAreDropped(_ edge: String) async throws {
        let transport = StubTransport(answer)
        let client = stubbedClient(transport)
        try await client.startPasswordless(email: edge + "ana@example.com" + edge).start()
        _ = try await client.login(email: edge + "ana@example.com" + edge, code: edge + "123456\t" + edge).start()
        #expect(transport.requests[0].json["email"] == "ana@example.com")
        #expect(transport.requests[1].json["username"] == "ana@example.com")
        #expect(transport.requests[1].json["otp"] == "123456")
    }

    @Test(arguments: ["", " ", "\u{200B}\u{00A0}\n"])
    func anEmptyValueIsRefusedBeforeAnythingIsSent(_ empty: String) async throws {
        let transport = StubTransport(answer)
        let client = stubbedClient(transport)
        for request in [
            client.startPasswordless(email: empty), client.startPasswordless(phoneNumber: empty),
        ] {
            #expect(try await failure(request).cause is PasswordlessInputError)
        }
        for request in [
            client.login(email: empty, code: "1"), client.login(email: "a@b.c", code: empty),
            client.login(phoneNumber: empty, code: "1"),
        ] {
            let error = try await #require(throws: AuthenticationError.self) { try await request.start() }
            #expect(error.cause is PasswordlessInputError)
        }
        #expect(transport.requests.isEmpty)
    }

    @Test(arguments: [PasswordlessType.iOSLink, .androidLink, .webLink])
    func aLinkThatCannotComeBackIsRefusedBeforeAnythingIsSent(_ type: PasswordlessType) async throws {
        let transport = StubTransport(answer)
        let error = try await failure(stubbedClient(transport).startPasswordless(email: "a@b.c", type: type))
        #expect(error.localizedDescription.contains(".code"))
        #expect(transport.requests.isEmpty)
    }

    @Test func aWebLinkWithARedirectIsSent() async throws {
        let transport = StubTransport(answer)
        try await stubbedClient(transport).startPasswordless(email: "a@b.c", type: .webLink)
            .parameters(["authParams": ["redirect_uri": "http://127.0.0.1:8484/callback"]]).start()
        #expect(transport.requests.first?.json["send"] == "link")
    }

    @Test func givenParametersAndHeadersWinOverExtraOnes() async throws {
        let transport = StubTransport(answer)
        _ = try await stubbedClient(transport).login(email: "a@b.c", code: "1", scope: "openid")
            .parameters(["otp": "other", "extra": ["a": [1, true, 2.5, NSNull()]]])
            .headers(["X-Extra": "1"]).headers(["X-Extra": "2"])
            .start()
        let request = try #require(transport.requests.first)
        #expect(request.json["otp"] == "1")
        #expect(request.json["extra"] == .object(["a": [1, true, .number(2.5), .null]]))
        #expect(request.header("X-Extra") == "1")
    }

    @Test func openIDIsAddedToAScopeThatLacksIt() async throws {
        let transport = StubTransport(answer)
        try await stubbedClient(transport).startPasswordless(email: "a@b.c").parameters(["scope": "email"]).start()
        #expect(transport.requests.first?.json["scope"] == "openid email")
    }

    @Test func aParameterThatJSONCannotExpressIsNamedAndNothingIsSent() async throws {
        let transport = StubTransport(answer)
        let request = stubbedClient(transport).startPasswordless(email: "a@b.c").parameters(["when": Date.now])
        #expect(try await failure(request).localizedDescription.contains("\"when\""))
        #expect(transport.requests.isEmpty)
    }

    @Test func validatorsRunBeforeAnythingIsSentAndSurviveLaterModifiers() async throws {
        struct Refusal: Error {}
        struct Refuser: RequestValidator { func validate() throws { throw Refusal() } }
        let transport = StubTransport(answer)
        let request = stubbedClient(transport).startPasswordless(email: "a@b.c")
            .requestValidators([Refuser()]).parameters(["x": 1]).headers(["y": "z"])
        #expect(try await failure(request).cause is Refusal)
        #expect(transport.requests.isEmpty)
    }

    @Test func theProfileIsReadWithTheToken() async throws {
        let transport = StubTransport { _ in .json(#"{"sub":"email|1","email":"ana@example.com","plan":{"seats":3}}"#) }
        let profile = try await stubbedClient(transport).userInfo(withAccessToken: "at", tokenType: "DPoP").start()
        #expect(transport.requests.first?.header("Authorization") == "DPoP at")
        #expect(transport.requests.first?.body == nil)
        #expect(profile.email == "ana@example.com")
        #expect((profile.customClaims?["plan"] as? [String: Any])?["seats"] as? Int == 3)
    }

    @Test func aSecondStartSendsAgain() async throws {
        let transport = StubTransport(answer)
        let request = stubbedClient(transport).startPasswordless(email: "a@b.c")
        try await request.start()
        try await request.start()
        #expect(transport.requests.count == 2)
    }

    @Test @MainActor func callsBackOnTheMainActorOnce() async throws {
        let client = stubbedClient(StubTransport { _ in .json("{}", status: 500) })
        await confirmation(expectedCount: 1) { calledBack in
            await withCheckedContinuation { continuation in
                client.startPasswordless(email: "a@b.c").start { result in
                    MainActor.assertIsolated()
                    if case .failure = result { calledBack() }
                    continuation.resume()
                }
            }
        }
    }

    @Test func theClientHeaderNamesTheLibraryAndCanBeSwitchedOff() async throws {
        let transport = StubTransport(answer)
        var client: any Authentication = stubbedClient(transport)
        try await client.startPasswordless(email: "a@b.c").start()
        client.using(inLibrary: "wrapper", version: "2.0")
        try await client.startPasswordless(email: "a@b.c").start()
        client.tracking(enabled: false)
        try await client.startPasswordless(email: "a@b.c").start()
        let names = transport.requests.map { request -> String? in
            guard let header = request.header("Auth0-Client"), let data = Base64URL.decode(header) else { return nil }
            return (try? JSONDecoder().decode(JSONObject.self, from: data))?["name"]?.string
        }
        #expect(names == ["auth0-swift-linux", "wrapper", nil])
    }
}
