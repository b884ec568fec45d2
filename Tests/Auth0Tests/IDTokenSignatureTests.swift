import Auth0Crypto
import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

@Suite struct IDTokenSignatureTests {
    private func refusal(of idToken: String?) async throws -> IDTokenError? {
        let client = stubbedClient(try TokenMint().transport(idToken: idToken))
        return await Result { try await client.login(email: "a@b.c", code: "1").validateClaims().start() }.idTokenError
    }

    private func token(header: String, signedBy sign: (Data) throws -> Data) throws -> String {
        let input =
            Base64URL.encode(Data(header.utf8)) + "."
            + Base64URL.encode(try JSONEncoder().encode(TokenMint.claims()))
        return input + "." + Base64URL.encode(try sign(Data(input.utf8)))
    }

    /// The token must not choose how it is checked: the key's own PEM as a MAC key, no signature, keys in the header.
    @Test(arguments: [
        #"{"alg":"HS256","kid":"k1"}"#, #"{"alg":"none","kid":"k1"}"#, #"{"alg":"NONE","kid":"k1"}"#,
        #"{"alg":"rs256","kid":"k1"}"#, #"{"alg":"PS256","kid":"k1"}"#, #"{"alg":"ES256","kid":"k1"}"#,
    ])
    func anotherAlgorithmIsRefusedBeforeAKeyIsLookedFor(_ header: String) async throws {
        let modulus = try TokenMint.key.get().publicKey.modulus
        let token = try token(header: header) { HMAC.authenticationCode(for: $0, key: modulus) }
        let transport = try TokenMint().transport(idToken: token)
        let request = stubbedClient(transport).login(email: "a@b.c", code: "1").validateClaims()
        #expect(await Result { try await request.start() }.idTokenError == .unsupportedAlgorithm)
        #expect(transport.requests.count == 1)
    }

    @Test func aMissingTokenIsNamed() async throws {
        #expect(try await refusal(of: nil) == .missing)
        #expect(try await refusal(of: "") == .missing)
    }

    @Test(arguments: ["x", "a.b", "a.b.c", "..", "e30.e30.e30", "a.b.c.d", #"e30.e30."#])
    func whatIsNoSignedTokenIsRefused(_ token: String) async throws {
        #expect(try await refusal(of: token) != nil)
    }

    @Test func aTokenWithoutAKeyIDIsRefused() async throws {
        let token = try token(header: #"{"alg":"RS256"}"#) { try TokenMint.key.get().sign($0) }
        #expect(try await refusal(of: token) == .missingKeyID)
    }

    @Test func keysInTheHeaderAreIgnored() async throws {
        let other = try TokenMint.otherKey.get()
        let jwk = String(decoding: try JSONEncoder().encode(other.publicKey.jwk(keyID: "k1")), as: UTF8.self)
        for member in [#""jwk":\#(jwk)"#, #""jku":"https://evil.example.com/jwks.json""#] {
            let token = try token(header: #"{"alg":"RS256","kid":"k1",\#(member)}"#) { try other.sign($0) }
            #expect(try await refusal(of: token) == .invalidSignature)
        }
    }

    @Test func aChangedTokenIsRefused() async throws {
        let token = try TokenMint().token()
        let parts = token.split(separator: ".").map(String.init)
        let otherPayload = Base64URL.encode(try JSONEncoder().encode(TokenMint.claims(["sub": "email|2"])))
        #expect(try await refusal(of: [parts[0], otherPayload, parts[2]].joined(separator: ".")) == .invalidSignature)
        #expect(try await refusal(of: parts[0] + "." + parts[1] + ".") != nil)
    }

    @Test func aKeyOfAnotherTenantIsUnknown() async throws {
        let token = try TokenMint(keyID: "k2").token()
        #expect(try await refusal(of: token) == .unknownKey)
    }

    @Test func anOddKeyInTheSetHidesNoGoodOne() async throws {
        let mint = TokenMint()
        let good = try mint.jwks().dropFirst(#"{"keys":["#.count)
        let odd = #"{"keys":[{"kty":5,"kid":"k0"},{},{"kty":"RSA","kid":"k3","n":"AQAB","e":"AQAB"},"# + good
        let token = try mint.token()
        let transport = StubTransport { request in
            request.url.path().hasSuffix("jwks.json")
                ? .json(odd) : .json(#"{"access_token":"at","id_token":"\#(token)"}"#)
        }
        _ = try await stubbedClient(transport).login(email: "a@b.c", code: "1").validateClaims().start()
    }

    @Test(arguments: [503, 429, 404])
    func aTenantThatDoesNotShowItsKeysIsReportedAsSuchAndNotRemembered(_ status: Int) async throws {
        let mint = TokenMint()
        let token = try mint.token()
        let keys = try mint.jwks()
        let down = StubTransport(
            { _ in .json(#"{"access_token":"at","id_token":"\#(token)"}"#) },
            { _ in .json("down", status: status) },
            { _ in .json(#"{"access_token":"at","id_token":"\#(token)"}"#) },
            { _ in .json(keys) }
        )
        let request = stubbedClient(down).login(email: "a@b.c", code: "1").validateClaims()
        let error = try await #require(throws: AuthenticationError.self) { try await request.start() }
        #expect(error.statusCode == status)
        #expect(error.isRetryable == (status != 404))
        _ = try await request.start()
    }

    @Test func keysThatCannotBeReachedAreANetworkError() async throws {
        let token = try TokenMint().token()
        let transport = StubTransport(
            { _ in .json(#"{"access_token":"at","id_token":"\#(token)"}"#) },
            { _ in throw URLError(.cannotConnectToHost) }
        )
        let request = stubbedClient(transport).login(email: "a@b.c", code: "1").validateClaims()
        let error = try await #require(throws: AuthenticationError.self) { try await request.start() }
        #expect(error.isNetworkError)
    }
}
