import Foundation
import Testing

@testable import Auth0

/// An exchange that the server stops for a further factor, and how it ends.
@Suite struct StepUpTests {
    private let server = TokenServer()
    private let storage = ScriptedStorage()
    private let audience = "https://tenant.example.com/me/"

    private func proof(_ answer: String, status: Int = 200) -> any TokenRequestable<Credentials, MFAVerifyError> {
        stubbedMFA(StubTransport { _ in .json(answer, status: status) }).verify(otp: "123456", mfaToken: "mt")
    }

    private static let answer = #"""
        {"access_token":"me","token_type":"Bearer","expires_in":600,"refresh_token":"r2","recovery_code":"rc",
        "scope":"read:me:factors"}
        """#

    @Test func whatTheProofAnswersIsStoredAsTheExchangesAnswerWouldBe() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        let answer = try await manager.exchange(
            forAudience: audience,
            scope: "read:me:factors",
            proving: proof(Self.answer)
        )
        #expect(answer.accessToken == "me")
        #expect(answer.recoveryCode == "rc")
        let token = try await manager.apiCredentials(forAudience: audience, scope: "read:me:factors")
        #expect(token.accessToken == "me")
        let credentials = try await manager.credentials()
        #expect(credentials.accessToken == "a1")
        #expect(credentials.refreshToken == "r2")
        #expect(server.requests.isEmpty)
    }

    @Test func aRefusedProofChangesNothing() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        let refusal = #"{"error":"invalid_grant","error_description":"Invalid otp_code."}"#
        let failed = try await #require(throws: CredentialsManagerError.self) {
            try await manager.exchange(forAudience: audience, scope: nil, proving: proof(refusal, status: 403))
        }
        #expect(CredentialsManagerError.apiExchangeFailed ~= failed)
        #expect((failed.cause as? MFAVerifyError)?.isMultifactorCodeInvalid == true)
        #expect(try await manager.credentials().refreshToken == "r1")
    }

    @Test func nothingIsProvenForOneWhoSignedOut() async throws {
        let transport = StubTransport { _ in .json(Self.answer) }
        let manager = manager(server, storage)
        await #expect(throws: CredentialsManagerError.noCredentials) {
            try await manager.exchange(
                forAudience: audience,
                scope: nil,
                proving: stubbedMFA(transport).verify(otp: "123456", mfaToken: "mt")
            )
        }
        #expect(transport.requests.isEmpty)
    }

    @Test func aCallerMayLeaveAndTheAnswerIsStoredAllTheSame() async throws {
        let gate = Gate()
        server.change {
            $0.gate = gate
            $0.faults = [.answer(.json(Self.answer))]
        }
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        let context = ClientContext(
            clientID: "client",
            domain: "tenant.example.com",
            transport: server,
            signingKeys: SigningKeyStore(),
            now: { testNow }
        )
        let proof = Auth0MFAClient(client: context).verify(otp: "123456", mfaToken: "mt")
        let call = Task { try await manager.exchange(forAudience: audience, scope: nil, proving: proof) }
        await gate.someoneWaits()
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
        gate.open()
        await manager.settle()
        #expect(try await manager.credentials().refreshToken == "r2")
    }
}
