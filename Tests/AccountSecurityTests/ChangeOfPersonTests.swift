import Auth0
import Foundation
import LocalTenant
import Testing

@testable import AccountSecurity

/// One browser, and first one person in it, then another, with no sign-out between.
@MainActor
@Suite struct ChangeOfPersonTests {
    private let audience = "https://api.example.com"

    private func name(in account: Account) -> String? {
        guard case .signedIn(let person) = account.state else { return nil }
        return person.name
    }

    @Test(arguments: ["ana@example.com", "ben@example.com"])
    func anEarlierSignInIsEndedAtTheTenantAndHere(next: String) async throws {
        try await withAccounts { accounts, tenant in
            let account = accounts.account(of: "laptop")
            let (first, second) = (
                try await tenant.credentials(of: "ana@example.com"), try await tenant.credentials(of: next)
            )
            try await account.signIn(with: first)
            try account.credentials.store(
                apiCredentials: APICredentials(
                    accessToken: "ana's",
                    tokenType: "Bearer",
                    expiresAt: Date() + 600,
                    scope: "read"
                ),
                forAudience: audience
            )
            try await account.signIn(with: second)
            #expect(name(in: account) == next)
            #expect(await !tenant.takes(first.refreshToken))
            let token = try? await account.credentials.apiCredentials(forAudience: audience).accessToken
            #expect(token != "ana's")
            #expect(await tenant.takes(second.refreshToken))
        }
    }

    @Test func anEarlierSignInThatTheTenantCannotEndIsForgottenAllTheSame() async throws {
        try await withAccounts { accounts, tenant in
            let account = accounts.account(of: "laptop")
            await tenant.signIn("ana@example.com", in: account)
            tenant.inject(TenantFault(match: "POST /oauth/revoke", status: 503))
            await tenant.signIn("ben@example.com", in: account)
            #expect(name(in: account) == "ben@example.com")
            let profile = try account.credentials.userProfile()
            #expect(profile?.email == "ben@example.com")
        }
    }

    /// Whichever comes last stays; the other one's refresh token is ended and not just overwritten.
    @Test func twoTabsThatSignInAtTheSameTimeLeaveOneSignIn() async throws {
        try await withAccounts { accounts, tenant in
            let account = accounts.account(of: "laptop")
            let both = [
                try await tenant.credentials(of: "ana@example.com"),
                try await tenant.credentials(of: "ben@example.com"),
            ]
            async let first: Void = account.signIn(with: both[0])
            async let second: Void = account.signIn(with: both[1])
            _ = try await (first, second)
            #expect(try account.credentials.userProfile()?.email == name(in: account))
            var alive = 0
            for credentials in both where await tenant.takes(credentials.refreshToken) { alive += 1 }
            #expect(alive == 1)
        }
    }

    @Test func aSignInThatDoesNotSayWhoItIsLeavesNothing() async throws {
        try await withAccounts { accounts, tenant in
            let account = accounts.account(of: "laptop")
            let whole = try await tenant.credentials(of: "ana@example.com")
            let nameless = Credentials(
                accessToken: whole.accessToken,
                tokenType: whole.tokenType,
                idToken: "",
                refreshToken: whole.refreshToken,
                expiresAt: whole.expiresAt,
                scope: whole.scope
            )
            await #expect(throws: (any Error).self) { try await account.signIn(with: nameless) }
            #expect(account.state == .signedOut(notice: nil))
            #expect(!account.credentials.canRenew() && !account.credentials.hasValid())
            #expect(await !tenant.takes(whole.refreshToken))
        }
    }

    @Test func aSignInThatCannotBeStoredEndsTheEarlierOneAndItself() async throws {
        let folder = try DataFolder()
        defer { folder.remove() }
        try await withAccounts(store: folder.store) { accounts, tenant in
            let account = accounts.account(of: "laptop")
            await tenant.signIn("ana@example.com", in: account)
            let ben = try await tenant.credentials(of: "ben@example.com")
            try FileManager.default.removeItem(at: folder.data)
            try Data().write(to: folder.data)
            let error = await #expect(throws: (any Error).self) { try await account.signIn(with: ben) }
            #expect(error.flatMap { SignInProblem($0) } == .notKept)
            #expect(account.state == .signedOut(notice: nil))
            #expect(await !tenant.takes(ben.refreshToken))
        }
    }

    @Test func signingInAgainEndsARefreshTokenThatIsAlive() async throws {
        try await withAccounts { accounts, tenant in
            let account = accounts.account(of: "laptop")
            let credentials = try await tenant.credentials(of: "ana@example.com")
            try await account.signIn(with: credentials)
            async let once: Void = account.signInAgain()
            async let twice: Void = account.signInAgain()
            _ = await (once, twice)
            guard case .signedOut(let notice?) = account.state else {
                Issue.record("no notice")
                return
            }
            #expect(notice.contains("sign in again"))
            #expect(!account.credentials.canRenew())
            #expect(await !tenant.takes(credentials.refreshToken))
        }
    }

    @Test(arguments: [
        TenantFault(match: "POST /oauth/revoke", status: 503), TenantFault(match: "POST /oauth/revoke", drop: .before),
    ])
    func signingInAgainForgetsWhatTheTenantCannotEnd(fault: TenantFault) async throws {
        try await withAccounts { accounts, tenant in
            let account = accounts.account(of: "laptop")
            await tenant.signIn("ana@example.com", in: account)
            tenant.inject(fault)
            await account.signInAgain()
            #expect(name(in: account) == nil)
            #expect(!account.credentials.canRenew())
        }
    }
}
