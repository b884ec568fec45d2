import Auth0
import Foundation
import LocalTenant
import Testing

@testable import AccountSecurity

@MainActor
@Suite struct AccountsTests {
    @Test func aNewCodeReplacesTheOldOne() async throws {
        try await withAccounts { accounts, tenant in
            let account = accounts.account(of: "laptop")
            let signIn = SignIn(account: account)
            await signIn.askForCode(typed: "ana@example.com", kind: .email)
            let old = try #require(tenant.messages(to: "ana@example.com").first?.code)
            await signIn.askAgain()
            let new = try #require(tenant.messages(to: "ana@example.com").first?.code)
            try #require(tenant.messages(to: "ana@example.com").count == 2)
            if old != new {
                await signIn.signIn(code: old)
                #expect(signIn.problem == .wrongCode)
            }
            await signIn.signIn(code: new)
            #expect(signIn.problem == nil)
            guard case .signedIn(let person) = account.state else {
                Issue.record("not signed in")
                return
            }
            #expect(person.name == "ana@example.com")
        }
    }

    @Test func aTenantThatIsAskedTooOftenSaysHowLongToWait() async throws {
        try await withAccounts { accounts, tenant in
            let signIn = SignIn(account: accounts.account(of: "laptop"))
            await signIn.askForCode(typed: "ana@example.com", kind: .email)
            tenant.inject(
                TenantFault(match: "POST /passwordless/start", status: 429, headers: ["Retry-After": "900"])
            )
            await signIn.askAgain()
            #expect(signIn.problem == .rateLimited(seconds: 900))
            #expect(signIn.resendAt > Date() + 600)
        }
    }

    @Test func aBrowserHasOneAccount() async throws {
        try await withAccounts { accounts, _ in
            let account = accounts.account(of: "laptop")
            #expect(accounts.account(of: "laptop") === account)
            #expect(accounts.account(of: "phone") !== account)
        }
    }

    @Test func aSignInIsKnownAgainWhenAllTabsWereClosed() async throws {
        try await withAccounts { accounts, tenant in
            await tenant.signIn("ana@example.com", in: accounts.account(of: "laptop"))
            let later = accounts.account(of: "laptop")
            #expect(later.state != .signedOut(notice: nil))
            #expect(later.credentials.canRenew())
        }
    }

    @Test func signingOutEverywhereEndsThePersonsSignInsAndNoOthers() async throws {
        try await withAccounts { accounts, tenant in
            let (laptop, phone, ben) = (
                accounts.account(of: "laptop"), accounts.account(of: "phone"), accounts.account(of: "tablet")
            )
            await tenant.signIn("ana@example.com", in: laptop)
            await tenant.signIn("ana@example.com", in: phone)
            await tenant.signIn("ben@example.com", in: ben)
            guard case .signedIn(let ana) = laptop.state else {
                Issue.record("not signed in")
                return
            }
            #expect(await accounts.signOutEverywhere(ana) == 0)
            #expect(laptop.state == .signedOut(notice: nil))
            #expect(phone.state == .signedOut(notice: nil))
            #expect(!phone.credentials.canRenew())
            #expect(ben.credentials.canRenew())
            #expect(tenant.requests.count { $0.path == "/oauth/revoke" && $0.status == 200 } == 2)
        }
    }

    @Test func aSignInThatTheTenantDidNotEndGoesOn() async throws {
        try await withAccounts { accounts, tenant in
            let (laptop, phone) = (accounts.account(of: "laptop"), accounts.account(of: "phone"))
            await tenant.signIn("ana@example.com", in: laptop)
            await tenant.signIn("ana@example.com", in: phone)
            guard case .signedIn(let ana) = laptop.state else {
                Issue.record("not signed in")
                return
            }
            tenant.inject(TenantFault(match: "POST /oauth/revoke", status: 503))
            #expect(await accounts.signOutEverywhere(ana) == 1)
            #expect([laptop, phone].count { $0.state == .signedIn(ana) && $0.credentials.canRenew() } == 1)
            #expect(await accounts.signOutEverywhere(ana) == 0)
        }
    }
}
