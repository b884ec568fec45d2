import Auth0
import WebUI

/// The enrolment of a device with Auth0 Guardian: its owner scans a code and approves.
@MainActor
@Observable
final class PushEnrolment {
    private(set) var challenge = Loading<PushEnrollmentChallenge>.loading

    @ObservationIgnored private let world: ComponentWorld
    @ObservationIgnored private var begunAt: Date?

    init(world: ComponentWorld) { self.world = world }

    /// Begins, unless it has begun, and waits for the approval while the screen is there.
    func run(_ account: AccountModel) async {
        if challenge.value == nil { await startAgain(account) }
        guard let challenge = challenge.value else { return }
        let approval = Approval(world: world, begunAt: begunAt ?? world.now())
        do {
            let method = try await approval.wait {
                do {
                    let method = try await account.call(.create) { methods in
                        try await methods.confirmPushNotificationEnrollment(
                            id: challenge.authenticationId,
                            authSession: challenge.authenticationSession
                        ).start()
                    }
                    return .given(method)
                } catch let error as MyAccountError where error.isApprovalPending || error.isRateLimited {
                    return .pending(after: error.retryAfter)
                }
            }
            self.challenge = .loading
            await account.finish(.push, with: method, from: .enrol(.push))
        } catch is CancellationError {
            // The screen is gone; coming back goes on.
        } catch is ApprovalTimedOut {
            fail(Words.Trouble.endedTitle, Words.Push.timedOut)
        } catch let error as MyAccountError where error.isApprovalDenied {
            fail(Words.Push.deniedTitle, Words.Push.denied)
        } catch {
            self.challenge = .failed(Trouble(error) ?? .interrupted)
        }
    }

    /// Forgets the code that is shown; the tenant forgets it by itself.
    func cancel() { challenge = .loading }

    private func startAgain(_ account: AccountModel) async {
        challenge = .loading
        do {
            challenge = .loaded(try await account.call(.create) { try await $0.enrollPushNotification().start() })
            begunAt = world.now()
        } catch {
            challenge = .failed(Trouble(error) ?? .interrupted)
        }
    }

    private func fail(_ title: String, _ message: String) {
        challenge = .failed(Trouble(title: title, message: message, remedy: .startAgain))
    }
}
