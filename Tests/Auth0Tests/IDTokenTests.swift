import Auth0Crypto
import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct IDTokenTests {
    private func request(
        _ claims: JSONObject,
        _ change: (any TokenRequestable<Credentials, AuthenticationError>) -> any TokenRequestable<
            Credentials, AuthenticationError
        > = { $0 }
    ) throws -> any TokenRequestable<Credentials, AuthenticationError> {
        let mint = TokenMint()
        let client = stubbedClient(try mint.transport(idToken: mint.token(claims)))
        return change(client.login(email: "a@b.c", code: "1").validateClaims())
    }

    @Test func aValidTokenPasses() async throws {
        let credentials = try await request(TokenMint.claims()).start()
        #expect(credentials.accessToken == "at")
    }

    @Test(
        arguments: [
            (["iss": "https://tenant.example.com"], IDTokenError.issuer),
            (["iss": "https://other.example.com/"], .issuer),
            (["iss": .null], .issuer),
            (["iss": 1], .issuer),
            (["sub": ""], .subject),
            (["sub": .null], .subject),
            (["aud": "other"], .audience),
            (["aud": []], .audience),
            (["aud": .null], .audience),
            (["exp": .null], .expired),
            (["exp": "soon"], .expired),
            (["exp": 1_799_999_939], .expired),
            (["exp": 1_799_996_400], .expired),
            (["iat": .null], .issuedAt),
            (["aud": ["client", "https://api"]], .authorizedParty),
            (["aud": ["client", "https://api"], "azp": "other"], .authorizedParty),
        ] as [(JSONObject, IDTokenError)]
    )
    func aClaimThatIsOffIsNamed(_ changes: JSONObject, error: IDTokenError) async throws {
        let failed = try await #require(throws: AuthenticationError.self) {
            try await request(TokenMint.claims(changes)).start()
        }
        #expect(failed.cause as? IDTokenError == error)
    }

    @Test(
        arguments: [
            ["exp": 1_799_999_970],
            ["aud": ["client"]],
            ["aud": ["client", "https://api"], "azp": "client"],
            ["iat": 1_900_000_000],
            ["org_id": 12, "nonce": .null],
        ] as [JSONObject]
    )
    func whatTheRulesAllowPasses(_ changes: JSONObject) async throws {
        _ = try await request(TokenMint.claims(changes)).start()
    }

    @Test func theLeewayIsInSeconds() async throws {
        let claims = TokenMint.claims(["exp": 1_799_999_880])
        _ = try await request(claims) { $0.withLeeway(121) }.start()
        await #expect(throws: AuthenticationError.self) { try await request(claims) { $0.withLeeway(119) }.start() }
    }

    @Test(
        arguments: [
            (1_799_999_910, nil), (1_799_999_850, IDTokenError.authenticationTooOld), (nil, .authenticationTime),
        ] as [(Int?, IDTokenError?)]
    )
    func theAgeOfTheSignInIsChecked(_ authenticatedAt: Int?, error: IDTokenError?) async throws {
        let claims = TokenMint.claims(["auth_time": authenticatedAt.map { .integer($0) } ?? .null])
        let result = await Result { try await request(claims) { $0.withMaxAge(60) }.start() }
        #expect(result.idTokenError == error)
    }

    @Test(
        arguments: [
            ("org_1", ["org_id": "org_1"], true), ("org_1", ["org_id": "org_2"], false), ("org_1", [:], false),
            ("Acme", ["org_name": "acme"], true), ("acme", ["org_name": "other"], false),
        ] as [(String, JSONObject, Bool)]
    )
    func theOrganizationIsChecked(_ expected: String, claims: JSONObject, passes: Bool) async throws {
        let result = await Result {
            try await request(TokenMint.claims(claims)) { $0.withOrganization(expected) }.start()
        }
        #expect(result.idTokenError == (passes ? nil : .organization))
    }

    @Test(arguments: [("n1", nil), ("n2", IDTokenError.nonce), (nil, .nonce)] as [(String?, IDTokenError?)])
    func theNonceIsChecked(_ nonce: String?, error: IDTokenError?) async throws {
        let claims = TokenMint.claims(["nonce": nonce.map { .string($0) } ?? .null])
        let result = await Result { try await request(claims) { $0.withNonce("n1") }.start() }
        #expect(result.idTokenError == error)
    }

    @Test func anotherIssuerCanBeExpected() async throws {
        _ = try await request(TokenMint.claims(["iss": "https://x/"])) { $0.withIssuer("https://x/") }.start()
    }

    @Test func validationStaysOnBehindParametersAndHeaders() async throws {
        let request = try request(TokenMint.claims(["iss": "https://other/"]))
        for request in [request.parameters(["x": 1]), request.headers(["x": "y"]), request.requestValidators([])] {
            #expect(try await failure(request).cause as? IDTokenError == .issuer)
        }
    }

    @Test func nothingIsCheckedWithoutValidation() async throws {
        let client = stubbedClient(try TokenMint().transport(idToken: "x.y.z"))
        #expect(try await client.login(email: "a@b.c", code: "1").withLeeway(1).start().idToken == "x.y.z")
    }
}

extension Result where Success == Credentials, Failure == any Error {
    init(_ body: () async throws -> Credentials) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }

    var idTokenError: IDTokenError? {
        guard case .failure(let error) = self else { return nil }
        return (error as? AuthenticationError)?.cause as? IDTokenError
    }
}
