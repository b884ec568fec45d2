import LocalTenant
import Testing

@testable import Auth0UniversalComponents

@MainActor
@Suite struct PushEnrolmentTests {
    @Test func noApprovalInTimeEndsTheEnrolment() async throws {
        try await withLocalTenant { tenant in
            var session = try await SignedInAccount(tenant).session
            let clock = ManualClock()
            session.world = clock.world
            let enrolments = Enrolments(world: session.world)
            let model = AccountModel(session, enrolments: enrolments)
            await enrolments.push.run(model)
            guard case .failed(let trouble) = enrolments.push.challenge else {
                Issue.record("it went on")
                return
            }
            #expect(trouble.message == Words.Push.timedOut)
            #expect(trouble.remedy == .startAgain)
            #expect(clock.passed == 300)
        }
    }
}
