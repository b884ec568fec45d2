import Auth0
import LocalTenant
import Testing

@testable import Auth0UniversalComponents

@MainActor
@Suite struct AccountListTests {
    private func model(_ tenant: LocalTenant) async throws -> AccountModel {
        let session = try await SignedInAccount(tenant).session
        let model = AccountModel(session, enrolments: Enrolments(world: session.world))
        await model.load()
        return model
    }

    @Test(.timeLimit(.minutes(1))) func aListThatIsThereStaysWhenARefreshFails() async throws {
        try await withLocalTenant { tenant in
            let model = try await model(tenant)
            let before = model.factors.value
            tenant.inject(TenantFault(match: "GET /me/v1/factors", status: 503))
            await model.load()
            #expect(model.factors.value == before)
            #expect(model.notice?.tone == .problem)
        }
    }

    @Test(.timeLimit(.minutes(1))) func aRecoveryCodeIsTheLastFactorWhereThereIsNothingElse() async throws {
        try await withLocalTenant { tenant in
            let model = try await model(tenant)
            await model.enrolments.recoveryCodes.begin(model)
            model.enrolments.recoveryCodes.hasSaved = true
            await model.enrolments.recoveryCodes.confirm(model)
            let code = try #require(model.summary(.recoveryCode).methods.first)
            #expect(model.isLastFactor(code))

            await model.enrolments.email.begin("second@example.com", model)
            await model.enrolments.email.confirm(tenant.messages(to: "second@example.com").first?.code ?? "", model)
            let email = try #require(model.summary(.email).methods.first)
            #expect(!model.isLastFactor(code))
            #expect(model.isLastFactor(email))
        }
    }

    @Test func whoTriedTooOftenIsToldWhatToDoNext() {
        #expect(Words.Code.tooMany(90, isFromApp: true).contains("90 seconds"))
        #expect(Words.Code.tooMany(nil, isFromApp: false).contains("Ask for a new code"))
        #expect(!Words.Code.tooMany(nil, isFromApp: true).contains("Ask for"))
    }
}
