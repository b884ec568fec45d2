import LocalTenant
import Testing
import WebUI

@testable import Auth0UniversalComponents

@MainActor
@Suite struct PasskeyEnrolmentTests {
    /// By what the browser answers; a prompt that was closed needs no words.
    @Test(
        arguments: [
            ("InsecureContext", Words.Passkey.insecure),
            ("SecurityError", Words.Passkey.wrongDomain("localhost")),
            ("InvalidStateError", Words.Passkey.duplicate),
            ("ReferenceError", Words.Passkey.unsupported),
            ("NotSupportedError", Words.Passkey.unsupported),
            ("UnknownError", Words.Passkey.failed),
            ("NotAllowedError", nil),
            ("AbortError", nil),
        ] as [(String, String?)]
    )
    func whatTheBrowserRefusesIsToldByItsCure(name: String, words: String?) async throws {
        try await withLocalTenant { tenant in
            let session = try await SignedInAccount(tenant).session
            let enrolment = PasskeyEnrolment()
            let model = AccountModel(session, enrolments: Enrolments(world: session.world))
            await enrolment.create(model) { _ in throw ClientCommandError(.failed, name: name) }
            #expect(enrolment.problem == words)
            #expect(!enrolment.isBusy)
        }
    }
}
