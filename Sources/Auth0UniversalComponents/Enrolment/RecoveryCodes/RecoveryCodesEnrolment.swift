import Auth0
import WebUI

/// The enrolment of recovery codes: they are shown once, and count when the person says that they are kept.
///
/// The codes live here only, from the answer of the tenant until the page is left, loaded again or finished.
@MainActor
@Observable
final class RecoveryCodesEnrolment {
    enum Step {
        case loading
        case failed(Trouble)
        /// The codes are on display.
        case shown([String])
        /// They were, and the page has been loaded again since.
        case wereShown
    }

    private(set) var step = Step.loading
    var hasSaved = false
    private(set) var isFinishing = false
    private(set) var problem: String?

    @ObservationIgnored private var ticket: EnrolmentTicket?
    /// Goes up when the person leaves or begins anew: an answer to what was asked before is dropped.
    @ObservationIgnored private var visit = 0

    /// Asks for new codes; the old ones count until these are confirmed.
    func begin(_ account: AccountModel) async {
        forget()
        let visit = visit
        do {
            let challenge = try await account.call(.create) { try await $0.enrollRecoveryCode().start() }
            guard visit == self.visit else { return }
            ticket = EnrolmentTicket(id: challenge.authenticationId, session: challenge.authenticationSession)
            step = .shown(Self.codes(in: challenge.recoveryCode))
        } catch {
            if visit == self.visit { step = .failed(Trouble(error) ?? .interrupted) }
        }
    }

    /// The page was loaded again: what it showed is not shown a second time.
    func hide() {
        if case .shown = step { step = .wereShown }
    }

    /// The person left: nothing was confirmed, and nothing is kept.
    func forget() {
        visit += 1
        step = .loading
        hasSaved = false
        problem = nil
        ticket = nil
    }

    /// Makes the new codes count.
    func confirm(_ account: AccountModel) async {
        guard hasSaved, !isFinishing, let ticket else { return }
        isFinishing = true
        problem = nil
        defer { isFinishing = false }
        do {
            let method = try await account.call(.create) { methods in
                try await methods.confirmRecoveryCodeEnrollment(id: ticket.id, authSession: ticket.session).start()
            }
            forget()
            await account.finish(.recoveryCode, with: method, from: .enrol(.recoveryCode))
        } catch let error as MyAccountError where error.isSessionGone {
            forget()
            step = .failed(.enrolmentEnded)
        } catch {
            problem = Trouble(error)?.message
        }
    }

    /// A server may send several codes, apart by spaces, commas or line ends.
    static func codes(in text: String) -> [String] {
        text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    }
}
