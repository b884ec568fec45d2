import Auth0Crypto
import Foundation
import Testing

@testable import Auth0

@Suite struct AuthorizeRequestTests {
    /// The octets, verifier and challenge of RFC 7636, appendix B.
    static let octets = Data([
        116, 24, 223, 180, 151, 153, 224, 37, 79, 250, 96, 125, 216, 173, 187, 186, 22, 212, 37, 77, 105, 214, 191,
        240, 91, 88, 5, 88, 83, 132, 141, 121,
    ])
    static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

    static let usual = [
        "client_id": "client",
        "code_challenge": challenge,
        "code_challenge_method": "S256",
        "nonce": verifier,
        "redirect_uri": "http://127.0.0.1:8484/callback",
        "response_type": "code",
        "scope": "openid profile email offline_access",
        "state": verifier,
    ]

    private func request(_ webAuth: any WebAuth) throws -> AuthorizeRequest {
        let webAuth = try #require(webAuth as? Auth0WebAuth)
        return try AuthorizeRequest(
            webAuth.options,
            client: webAuth.client,
            tenant: webAuth.client.tenant.get(),
            redirectURL: #require(URL(string: "http://127.0.0.1:8484/callback")),
            random: FixedRandom(all: Self.octets)
        )
    }

    private var webAuth: any WebAuth {
        var webAuth = Auth0WebAuth(client: stubbedClient(StubTransport()).client)
        webAuth.tracking(enabled: false)
        return webAuth
    }

    @Test func theVerifierAndItsChallengeAreThoseOfTheStandard() {
        let pkce = PKCE(random: FixedRandom(all: Self.octets))
        #expect(pkce.verifier == Self.verifier)
        #expect(pkce.challenge == Self.challenge)
    }

    @Test func theSameRequestIsAlwaysTheSameURL() throws {
        #expect(
            try request(webAuth).url.absoluteString == "https://tenant.example.com/authorize?client_id=client"
                + "&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256"
                + "&nonce=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
                + "&redirect_uri=http%3A%2F%2F127.0.0.1%3A8484%2Fcallback&response_type=code"
                + "&scope=openid%20profile%20email%20offline_access&state=dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
        )
    }

    typealias Setting = @Sendable (any WebAuth) throws -> any WebAuth

    static let settings: [(Setting, [String: String?])] = [
        ({ $0 }, [:]),
        ({ $0.connection("email") }, ["connection": "email"]),
        ({ $0.scope("profile") }, ["scope": "openid profile"]),
        ({ $0.scope("profile openid") }, ["scope": "profile openid"]),
        ({ $0.connectionScope("a,b") }, ["connection_scope": "a,b"]),
        ({ $0.state("s") }, ["state": "s"]),
        ({ $0.nonce("n") }, ["nonce": "n"]),
        ({ $0.audience("https://api.example.com/?a=1&b") }, ["audience": "https://api.example.com/?a=1&b"]),
        ({ $0.maxAge(60) }, ["max_age": "60"]),
        ({ $0.organization("org_1") }, ["organization": "org_1"]),
        ({ $0.parameters(["login_hint": "ana+test@example.com"]) }, ["login_hint": "ana+test@example.com"]),
        ({ $0.parameters(["a": "1"]).parameters(["b": "2"]) }, ["a": "1", "b": "2"]),
        (
            { $0.parameters(["scope": "email", "organization": "x"]).organization("y") },
            ["scope": "openid email", "organization": "x"]
        ),
        ({ $0.headers(["a": "b"]).useHTTPS().useEphemeralSession().onClose(nil).leeway(1).issuer("i") }, [:]),
        (
            { $0.invitationURL(try #require(URL(string: "https://a/?invitation=t%2B1&organization=org_2&x=y"))) },
            ["invitation": "t+1", "organization": "org_2"]
        ),
    ]

    @Test(arguments: settings.indices)
    func whatIsSetIsAskedFor(_ index: Int) throws {
        let (set, changes) = Self.settings[index]
        let url = try request(set(webAuth)).url
        #expect(Page(url: url).parameters == Self.usual.merging(changes.compactMapValues(\.self)) { $1 })
        #expect(url.path() == "/authorize")
    }

    @Test func aPlusIsSentEncoded() throws {
        let url = try request(webAuth.parameters(["login_hint": "ana+test@example.com"])).url
        #expect(url.absoluteString.contains("login_hint=ana%2Btest%40example.com"))
    }

    @Test func theLibraryIsNamedAsInTheHeader() throws {
        let webAuth = Auth0WebAuth(client: stubbedClient(StubTransport()).client)
        #expect(try Page(url: request(webAuth).url).parameters["auth0Client"] == webAuth.client.clientInfo.header)
    }

    @Test(arguments: [
        ("https://login.example.com/sign-in", "https://login.example.com/sign-in?client_id="),
        ("https://login.example.com/a?theme=dark", "https://login.example.com/a?theme=dark&client_id="),
    ])
    func anotherAuthorizeURLGetsTheSameParameters(_ override: String, start: String) throws {
        let url = try request(webAuth.authorizeURL(try #require(URL(string: override)))).url
        #expect(url.absoluteString.hasPrefix(start))
        #expect(Page(url: url).parameters.merging(Self.usual) { $1 } == Page(url: url).parameters)
    }

    @Test func whatWasAskedForIsChecked() throws {
        let usual = try request(webAuth).expectation
        #expect(usual.leeway == 60)
        #expect(usual.issuer == "https://tenant.example.com/")
        #expect(usual.audience == "client")
        #expect(usual.nonce == Self.verifier)
        #expect(usual.maxAge == nil)
        #expect(usual.organization == nil)
        let set = try request(
            webAuth.leeway(5).issuer("i").nonce("n").parameters(["max_age": "7", "organization": "org_1"])
        ).expectation
        #expect(set.leeway == 5)
        #expect(set.issuer == "i")
        #expect(set.nonce == "n")
        #expect(set.maxAge == 7)
        #expect(set.organization == "org_1")
    }

    @Test(arguments: ["https://a/?invitation=1", "https://a/?organization=1", "https://a/?invitation=&organization=1"])
    func anInvitationThatIsNoneIsRefused(_ url: String) throws {
        let invitation = try #require(URL(string: url))
        let error = #expect(throws: WebAuthError.self) { try request(webAuth.invitationURL(invitation)) }
        #expect(error == .invalidInvitation)
    }

    @Test func builderMethodsChangeACopy() throws {
        let first = webAuth.scope("openid a")
        _ = first.scope("openid b")
        #expect(try Page(url: request(first).url).parameters["scope"] == "openid a")
    }

    @Test func stateNonceAndVerifierAreNewEachTime() throws {
        let webAuth = try #require(webAuth as? Auth0WebAuth)
        let requests = try (0..<2).map { _ in
            try AuthorizeRequest(
                webAuth.options,
                client: webAuth.client,
                tenant: webAuth.client.tenant.get(),
                redirectURL: #require(URL(string: "http://127.0.0.1/")),
                random: SystemRandom()
            )
        }
        let secrets = requests.flatMap { [$0.state, $0.codeVerifier, $0.expectation.nonce ?? ""] }
        #expect(Set(secrets).count == 6)
        #expect(secrets.allSatisfy { $0.count == 43 })
    }
}
