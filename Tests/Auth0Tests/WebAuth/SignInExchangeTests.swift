import Auth0HTTPClient
import Foundation
import Testing

@testable import Auth0

/// What becomes of the code: tokens, their check, and where they are kept.
@Suite struct SignInExchangeTests {
    private func failure(
        _ transport: any HTTPTransport,
        _ set: (Auth0WebAuth) -> Auth0WebAuth = { $0 }
    ) async throws -> WebAuthError {
        let browser = StubBrowser.comingBack()
        let error = try #require(await set(stubbedWebAuth(transport, browser)).signInFailure())
        try await browser.isDone()
        #expect(browser.answers.map(\.status) == [400])
        return error
    }

    @Test func aRefusedCodeIsTheCause() async throws {
        let transport = StubTransport { _ in
            .json(#"{"error":"invalid_grant","error_description":"Invalid authorization code c1"}"#, status: 403)
        }
        let error = try await failure(transport)
        #expect(error.code == .codeExchangeFailed)
        #expect((error.cause as? AuthenticationError)?.code == "invalid_grant")
        #expect(!error.isNetworkError)
    }

    @Test func anApplicationThatMayNotUsePKCEIsToldWhatToSet() async throws {
        let transport = StubTransport { _ in
            .json(#"{"error":"access_denied","error_description":"Unauthorized"}"#, status: 401)
        }
        let error = try await failure(transport)
        #expect(error == .exchangeUnauthorized)
        #expect(error.debugDescription.contains("Native"))
    }

    @Test func aLostConnectionIsANetworkError() async throws {
        let error = try await failure(StubTransport())
        #expect(error.code == .codeExchangeFailed)
        #expect(error.isNetworkError)
    }

    @Test(
        arguments: [
            (["nonce": "other"], IDTokenError.nonce), (["nonce": .null], .nonce), (["aud": "other"], .audience),
            (["iss": "https://other.example.com/"], .issuer), (["exp": .integer(1_799_999_940)], .expired),
            (["auth_time": .integer(1_799_999_639)], .authenticationTooOld), ([:], .authenticationTime),
            (["auth_time": .integer(1_800_000_000), "org_id": "org_2"], .organization),
        ] as [(JSONObject, IDTokenError)]
    )
    func anIDTokenThatIsNotTheOneThatWasAskedForIsRefused(_ claims: JSONObject, cause: IDTokenError) async throws {
        let needsAge = [.authenticationTooOld, .authenticationTime, .organization].contains(cause)
        let error = try await failure(try signingTransport(claims)) { webAuth in
            needsAge ? webAuth.maxAge(300).organization("org_1") : webAuth
        }
        #expect(error.code == .idTokenValidationFailed)
        #expect(error.cause as? IDTokenError == cause)
    }

    @Test func anAnswerWithoutAnIDTokenIsRefused() async throws {
        let error = try await failure(try TokenMint().transport(idToken: nil))
        #expect(error.code == .idTokenValidationFailed)
        #expect(error.cause as? IDTokenError == .missing)
    }

    @Test func theLeewayIsInSeconds() async throws {
        let transport = try signingTransport([
            "exp": .integer(1_799_999_941), "auth_time": .integer(1_799_999_640), "org_name": "acme",
        ])
        let webAuth = stubbedWebAuth(transport, StubBrowser.comingBack()).maxAge(300).organization("Acme")
        #expect(try await webAuth.start().accessToken == "at")
        let strict = try await failure(transport) { $0.leeway(58) }
        #expect(strict.cause as? IDTokenError == .expired)
    }

    @Test func credentialsAreStored() async throws {
        let storage = ScriptedStorage()
        let manager = manager(TokenServer(), storage)
        let webAuth = stubbedWebAuth(try signingTransport(), StubBrowser.comingBack()).useCredentialsManager(manager)
        let credentials = try await webAuth.start()
        #expect(try manager.userProfile()?.sub == "email|1")
        #expect(!credentials.idToken.isEmpty)
        #expect(storage.keys == ["credentials"])
    }

    @Test func aFailedStoreIsTheManagersError() async throws {
        let storage = ScriptedStorage()
        storage.change { $0.failingWrites = [1] }
        let error = try await failure(try signingTransport()) {
            $0.useCredentialsManager(manager(TokenServer(), storage))
        }
        #expect(error.code == .credentialsManagerError)
        let cause = try #require(error.cause as? CredentialsManagerError)
        #expect(CredentialsManagerError.storeFailed ~= cause)
    }
}
