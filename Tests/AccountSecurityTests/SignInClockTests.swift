import Foundation
import LocalTenant
import SwiftUI
import Synchronization
import Testing

@testable import AccountSecurity

/// A time that passes only where something waits.
private final class ManualClock: Sendable {
    private let passed = Mutex<TimeInterval>(0)

    var clock: SignInClock {
        SignInClock(
            now: { Date(timeIntervalSince1970: 1_800_000_000) + self.passed.withLock(\.self) },
            sleep: { duration in
                try Task.checkCancellation()
                self.passed.withLock { $0 += TimeInterval(duration.components.seconds) }
            }
        )
    }
}

@MainActor
@Suite struct SignInClockTests {
    @Test func aFurtherCodeMayBeAskedForAfterThePause() async throws {
        try await withAccounts { accounts, _ in
            let signIn = SignIn(account: accounts.account(of: "laptop"), clock: ManualClock().clock)
            var shown: [Int] = []
            await signIn.countDown { shown.append($0) }
            #expect(shown == [0])
            await signIn.askForCode(typed: "ana@example.com", kind: .email)
            shown = []
            await signIn.countDown { shown.append($0) }
            #expect(shown == Array((0...Int(SignIn.pause)).reversed()))
        }
    }

    @Test func aCountDownThatNobodyLooksAtEnds() async throws {
        try await withAccounts { accounts, _ in
            let signIn = SignIn(account: accounts.account(of: "laptop"), clock: ManualClock().clock)
            await signIn.askForCode(typed: "ana@example.com", kind: .email)
            let seconds = Task {
                var shown: [Int] = []
                await signIn.countDown { shown.append($0) }
                return shown
            }
            seconds.cancel()
            #expect(await seconds.value == [30])
        }
    }
}

@MainActor
@Suite struct DoublePressTests {
    @Test func theBrowserSignInThatWasStartedIsTheOneThatIsStopped() async throws {
        try await withAccounts { accounts, tenant in
            let signIn = SignIn(account: accounts.account(of: "laptop"))
            let open = OpenURLAction { _ in .handled }
            signIn.continueInBrowser(opening: open)
            signIn.continueInBrowser(opening: open)
            #expect(signIn.isBusy)
            signIn.stopBrowser()
            await signIn.browserSignIn?.value
            #expect(!signIn.isBusy)
            #expect(signIn.problem == nil)
        }
    }

    @Test func twoPressesSendOneCode() async throws {
        try await withAccounts { accounts, tenant in
            let signIn = SignIn(account: accounts.account(of: "laptop"))
            async let first: Void = signIn.askForCode(typed: "ana@example.com", kind: .email)
            async let second: Void = signIn.askForCode(typed: "ana@example.com", kind: .email)
            _ = await (first, second)
            #expect(tenant.messages(to: "ana@example.com").count == 1)
        }
    }
}
