import Auth0
import Foundation
import SwiftUI

/// A sign-in in one tab.
@MainActor
final class SignIn: ObservableObject {
    /// Seconds between two codes.
    static let pause: TimeInterval = 30

    /// Where the newest code went; nil before the first.
    @Published var destination: Destination?
    @Published private(set) var isBusy = false
    @Published private(set) var problem: SignInProblem?
    /// When a further code may be asked for.
    @Published private(set) var resendAt = Date.distantPast
    /// The page of a browser sign-in that is under way.
    @Published private(set) var browserPage: URL?

    private let account: Account
    private let auth: any Authentication
    private let clock: SignInClock
    private(set) var browserSignIn: Task<Void, Never>?

    init(account: Account, clock: SignInClock = SignInClock()) {
        self.account = account
        self.clock = clock
        auth = Auth0.authentication(clientId: account.tenant.clientID, domain: account.tenant.domain)
    }

    func clearProblem() { problem = nil }

    // MARK: Codes

    func askForCode(typed: String, kind: Destination.Kind) async {
        await attempt {
            let destination = try Destination(typed: typed, kind: kind)
            try await send(to: destination)
            self.destination = destination
        }
    }

    func askAgain() async {
        guard let destination else { return }
        await attempt { try await send(to: destination) }
        if case .rateLimited(let seconds?) = problem { resendAt = clock.now() + TimeInterval(seconds) }
    }

    /// Counts the seconds until a further code may be asked for; ends at 0, or when the task is cancelled.
    func countDown(_ show: (Int) -> Void) async {
        repeat {
            let seconds = max(0, Int(resendAt.timeIntervalSince(clock.now()).rounded(.up)))
            show(seconds)
            guard seconds > 0 else { return }
        } while (try? await clock.sleep(.seconds(1))) != nil
    }

    /// Digits of any script are taken, with whatever stands between them.
    func signIn(code typed: String) async {
        guard let destination else { return }
        await attempt {
            let code = typed.compactMap { $0.wholeNumberValue.map(String.init) }.joined()
            guard !code.isEmpty else { throw SignInProblem.missingCode }
            try await account.signIn(with: try await credentials(for: destination, code: code))
        }
    }

    private func send(to destination: Destination) async throws {
        switch destination {
        case .email(let address): try await auth.startPasswordless(email: address).start()
        case .phone(let number): try await auth.startPasswordless(phoneNumber: number).start()
        }
        resendAt = clock.now() + Self.pause
    }

    private func credentials(for destination: Destination, code: String) async throws -> Credentials {
        switch destination {
        case .email(let address):
            try await auth.login(email: address, code: code, scope: defaultScope).validateClaims().start()
        case .phone(let number):
            try await auth.login(phoneNumber: number, code: code, scope: "\(defaultScope) phone")
                .validateClaims()
                .start()
        }
    }

    // MARK: Browser

    /// Signs in on a page of the tenant, which the person's own browser shows.
    func continueInBrowser(opening openURL: OpenURLAction) {
        // Here, not in the task: two presses may come before it starts.
        guard begin() else { return }
        browserSignIn = Task {
            await finish {
                let credentials = try await Auth0.webAuth(
                    clientId: account.tenant.clientID,
                    domain: account.tenant.domain
                )
                .scope("\(defaultScope) phone")
                // Whoever used this browser before must not be signed in again without being asked.
                .parameters(["prompt": "login"])
                .provider { [weak self] page, _ in
                    self?.browserPage = page
                    return TabAgent { openURL(page) }
                }
                .start()
                try await account.signIn(with: credentials)
            }
            browserPage = nil
        }
    }

    func stopBrowser() { browserSignIn?.cancel() }

    // MARK: Attempts

    private func attempt(_ body: () async throws -> Void) async {
        guard begin() else { return }
        await finish(body)
    }

    /// - Returns: Whether no other attempt is under way.
    private func begin() -> Bool {
        guard !isBusy else { return false }
        isBusy = true
        problem = nil
        return true
    }

    private func finish(_ body: () async throws -> Void) async {
        do { try await body() } catch { problem = SignInProblem(error) }
        isBusy = false
    }
}

/// Shows the page of a browser sign-in in a tab of its own, which the person closes.
private struct TabAgent: WebAuthUserAgent {
    let open: @MainActor @Sendable () -> Void

    func start() { open() }

    func finish(with result: WebAuthResult<Void>) {}
}
