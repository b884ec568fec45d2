import Auth0
import LocalTenant
import ScreenDriver
import SignedInPerson
import Testing
import WebUI

@testable import Auth0UniversalComponents

/// An answer that comes when the person is elsewhere changes nothing that the person looks at.
@MainActor
@Suite struct LateAnswerTests {
    private struct Host: View {
        @State private var path = NavigationPath()
        let session: Auth0Session

        var body: some View {
            NavigationStack(path: $path) {
                List { NavigationLink("Security", value: "security") }
                    .navigationTitle("Host")
                    .navigationDestination(for: String.self) { _ in
                        MyAccountAuthMethodsView().embeddedInNavigationStack()
                    }
            }
            .environment(\.hostNavigationPath, $path)
            .auth0Session(session)
        }
    }

    private func gate(_ tenant: LocalTenant) async throws -> (GatedTokens, Auth0Session) {
        let gate = GatedTokens(try await tenant.signedIn())
        return (gate, Auth0Session(domain: tenant.url.absoluteString, clientId: "local-client", tokenProvider: gate))
    }

    private func sent(_ tenant: LocalTenant, _ address: String) -> String {
        tenant.messages(to: address).first?.code ?? ""
    }

    @Test(.timeLimit(.minutes(1))) func aCodeThatWasSentLateOpensNoScreenOfAHostThatIsBack() async throws {
        try await withLocalTenant { tenant in
            let (gate, session) = try await gate(tenant)
            let screen = Screen { Host(session: session) }
            #expect(screen.tap("Security"))
            await screen.sees(Words.Home.verificationTitle)
            #expect(screen.tap(Words.name(.email)))
            screen.type("second@example.com", into: Words.Email.label)
            gate.close()
            #expect(screen.tap(Words.Email.next))
            await screen.until { gate.isWaitedFor }
            #expect(screen.back())
            #expect(screen.back())
            #expect(screen.title == "Host")
            gate.open()
            await screen.until { !tenant.messages(to: "second@example.com").isEmpty }
            for _ in 0..<100 { await Task.yield() }
            #expect(screen.title == "Host")
            #expect(screen.tap("Security"))
            #expect(screen.title == Words.title)
        }
    }

    @Test(.timeLimit(.minutes(1))) func aLateConfirmationLeavesANewerEnrolmentAlone() async throws {
        try await withLocalTenant { tenant in
            let (gate, session) = try await gate(tenant)
            let model = AccountModel(session, enrolments: Enrolments(world: session.world))
            await model.load()
            let email = model.enrolments.email
            model.navigator.push(.enrol(.email), from: nil)
            await email.begin("first@example.com", model)
            let code = sent(tenant, "first@example.com")
            email.entry.type(code)
            #expect(email.entry.submit() == code)
            gate.close()
            async let confirmed: Void = email.confirm(code, model)
            await until { gate.isWaitedFor }
            model.navigator.pop()
            async let begun: Void = email.begin("second@example.com", model)
            await Task.yield()
            gate.open()
            _ = await (confirmed, begun)
            #expect(email.destination == "second@example.com")
            #expect(email.entry == CodeEntry())
            #expect(model.summary(.email).methods.map(\.email) == ["first@example.com"])
            let second = sent(tenant, "second@example.com")
            await email.confirm(second, model)
            #expect(model.summary(.email).methods.count == 2)
        }
    }

    @Test(.timeLimit(.minutes(1))) func recoveryCodesThatComeAfterThePersonLeftAreNeverKept() async throws {
        try await withLocalTenant { tenant in
            let (gate, session) = try await gate(tenant)
            let model = AccountModel(session, enrolments: Enrolments(world: session.world))
            let codes = model.enrolments.recoveryCodes
            gate.close()
            async let begun: Void = codes.begin(model)
            await until { gate.isWaitedFor }
            codes.forget()
            gate.open()
            await begun
            guard case .loading = codes.step else {
                Issue.record("the codes are there")
                return
            }
        }
    }

    @Test(.timeLimit(.minutes(1))) func goingToAndFroBetweenTwoAddressesSendsOneCodeToEach() async throws {
        try await withLocalTenant { tenant in
            let account = try await SignedInAccount(tenant)
            let model = AccountModel(account.session, enrolments: Enrolments(world: account.session.world))
            for address in ["a@example.com", "b@example.com", "a@example.com", "b@example.com"] {
                await model.enrolments.email.begin(address, model)
                #expect(model.enrolments.email.destination == address)
            }
            #expect(tenant.messages(to: "a@example.com").count == 1)
            #expect(tenant.messages(to: "b@example.com").count == 1)
        }
    }
}
