import LocalTenant
import Testing

@testable import Auth0UniversalComponents

@MainActor
@Suite struct StepUpByRecoveryCodeTests {
    @Test(.timeLimit(.minutes(1))) func leavingWhileTheCodeIsSpentDoesNotLoseTheNewOne() async throws {
        try await withLocalTenant { tenant in
            let account = try await SignedInAccount(tenant)
            let model = AccountModel(account.session, enrolments: Enrolments(world: account.session.world))
            await model.load()
            let codes = model.enrolments.recoveryCodes
            await codes.begin(model)
            guard case .shown(let shown) = codes.step, let code = shown.first else {
                Issue.record("no code was shown")
                return
            }
            codes.hasSaved = true
            await codes.confirm(model)
            let method = try #require(model.summary(.recoveryCode).methods.first)

            try tenant.askForFactors()
            async let removed: Void = model.remove(method)
            await until { model.stepUp != nil }
            let question = try #require(model.stepUp)
            await until { if case .proving(_, .recoveryCode) = question.step { true } else { false } }
            question.recoveryCode = code
            question.submitRecoveryCode()
            question.cancel()
            question.chooseAnother()
            await until { !question.isBusy }
            guard case .newRecoveryCode(let next) = question.step else {
                Issue.record("the new code was not shown")
                return
            }
            #expect(next != code)
            question.cancel()
            await removed
            #expect(model.notice == Notice(text: Words.Saved.removed))
        }
    }
}
