import Auth0
import WebUI

/// The enrolment of an app that makes one-time passwords.
@MainActor
@Observable
final class TOTPEnrolment {
    private(set) var challenge = Loading<TOTPEnrollmentChallenge>.loading
    var entry = CodeEntry()

    @ObservationIgnored private let world: ComponentWorld

    init(world: ComponentWorld) { self.world = world }

    /// Begins, unless it has begun: the app may have scanned the code already.
    func begin(_ account: AccountModel) async {
        if challenge.value == nil { await startAgain(account) }
    }

    func startAgain(_ account: AccountModel) async {
        challenge = .loading
        entry = CodeEntry()
        do {
            challenge = .loaded(try await account.call(.create) { try await $0.enrollTOTP().start() })
        } catch {
            challenge = .failed(Trouble(error) ?? .interrupted)
        }
    }

    func confirm(_ code: String, _ account: AccountModel) async {
        guard let challenge = challenge.value else { return entry.release() }
        account.notice = nil
        do {
            let method = try await account.call(.create) { methods in
                try await methods.confirmTOTPEnrollment(
                    id: challenge.authenticationId,
                    authSession: challenge.authenticationSession,
                    otpCode: code
                ).start()
            }
            if self.challenge.value == challenge {
                self.challenge = .loading
                entry = CodeEntry()
            }
            await account.finish(.totp, with: method, from: .enrol(.totp))
        } catch let error as MyAccountError where error.isSessionGone {
            entry = CodeEntry()
            self.challenge = .failed(.enrolmentEnded)
        } catch {
            entry.fail(error, isFromApp: true)
        }
    }
}
