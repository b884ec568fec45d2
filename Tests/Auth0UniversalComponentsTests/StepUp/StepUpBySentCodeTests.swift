import LocalTenant
import Testing

@testable import Auth0UniversalComponents

@MainActor
@Suite struct StepUpBySentCodeTests {
    private static let address = "second@example.com"

    /// A person with an e-mail address as factor, who wants to remove it and is asked for a code of it.
    private func ask(
        _ tenant: LocalTenant,
        _ clock: ManualClock,
        _ body: @MainActor (AccountModel, StepUpModel) async throws -> Void
    ) async throws {
        var session = try await SignedInAccount(tenant).session
        session.world = clock.world
        let model = AccountModel(session, enrolments: Enrolments(world: session.world))
        await model.load()
        await model.enrolments.email.begin(Self.address, model)
        await model.enrolments.email.confirm(tenant.messages(to: Self.address).first?.code ?? "", model)
        let method = try #require(model.summary(.email).methods.first)
        try tenant.askForFactors()
        async let removed: Void = model.remove(method)
        await until { model.stepUp != nil }
        let question = try #require(model.stepUp)
        await until { if case .proving(_, .sentCode) = question.step { true } else { false } }
        try await body(model, question)
        await removed
    }

    @Test(.timeLimit(.minutes(1))) func anotherCodeIsSentOnceItMayBeAndOnceForTwoPresses() async throws {
        try await withLocalTenant { tenant in
            let clock = ManualClock()
            try await ask(tenant, clock) { model, question in
                let before = tenant.messages(to: Self.address).count
                question.sendAgain()
                #expect(question.resend.seconds(at: clock.now) == 30)
                try await clock.world.sleep(.seconds(30))
                question.sendAgain()
                question.sendAgain()
                await until { !question.isSending }
                #expect(tenant.messages(to: Self.address).count == before + 1)
                question.entry.type(try #require(tenant.messages(to: Self.address).first?.code))
                let code = question.entry.submit()
                question.submit(try #require(code))
                await until { model.notice != nil }
                #expect(model.notice == Notice(text: Words.Saved.removed))
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func whoClosesTheQuestionIsToldNothing() async throws {
        try await withLocalTenant { tenant in
            try await ask(tenant, ManualClock()) { model, question in
                question.cancel()
                await until { model.stepUp == nil }
                #expect(model.notice == nil)
                #expect(model.summary(.email).methods.count == 1)
            }
        }
    }
}
