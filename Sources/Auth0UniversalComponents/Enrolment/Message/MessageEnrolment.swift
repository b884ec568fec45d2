import Auth0
import WebUI

/// The enrolment of an e-mail address or a phone number: a code is sent, and typed back.
@MainActor
@Observable
final class MessageEnrolment {
    private struct Sent {
        let destination: String
        var ticket: EnrolmentTicket
    }

    /// What the person types, until it is sent.
    var address = "" {
        didSet { if address != oldValue { problem = nil } }
    }
    var entry = CodeEntry()
    private(set) var isSending = false
    /// What is wrong with the address, or with sending to it.
    private(set) var problem: String?
    private(set) var resend = ResendWindow()
    private var sent: Sent?

    @ObservationIgnored private let channel: MessageChannel
    @ObservationIgnored private let world: ComponentWorld

    init(_ channel: MessageChannel, world: ComponentWorld) {
        self.channel = channel
        self.world = world
    }

    /// Where the last code went.
    var destination: String? { sent?.destination }

    func complain(_ problem: String?) { self.problem = problem }

    /// Sends a code and goes to the field for it.
    ///
    /// Where one went there a moment ago, that one still counts and none is sent.
    func begin(_ destination: String, _ account: AccountModel) async {
        account.notice = nil
        if sent?.destination == destination, resend.seconds(at: world.now()) > 0 {
            return account.navigator.push(.code(channel.kind))
        }
        if sent?.destination != destination { resend = ResendWindow() }
        guard await send(to: destination, account) else { return }
        account.navigator.push(.code(channel.kind))
    }

    /// Sends another code to the same place; only the newest counts.
    func sendAgain(_ account: AccountModel) async {
        guard let destination, resend.seconds(at: world.now()) == 0 else { return }
        account.notice = nil
        if await send(to: destination, account) {
            account.notice = Notice(text: Words.Code.resent)
        } else if let problem {
            account.notice = Notice(tone: .problem, text: problem)
        }
    }

    private func send(to destination: String, _ account: AccountModel) async -> Bool {
        guard !isSending else { return false }
        isSending = true
        problem = nil
        defer { isSending = false }
        do {
            let begin = channel.begin
            let ticket = try await account.call(.create) { try await begin($0, destination) }
            sent = Sent(destination: destination, ticket: ticket)
            entry = CodeEntry()
            resend.sent(at: world.now())
            return true
        } catch {
            if let trouble = Trouble(error) {
                problem = trouble.message
                if let seconds = trouble.retryAfter { resend.wait(seconds, from: world.now()) }
            }
            return false
        }
    }

    /// Sends what was typed back.
    func confirm(_ code: String, _ account: AccountModel) async {
        guard let ticket = sent?.ticket else { return entry.refuse(Words.Code.ended) }
        account.notice = nil
        do {
            let confirm = channel.confirm
            let method = try await account.call(.create) { try await confirm($0, ticket, code) }
            reset()
            await account.finish(channel.kind, with: method)
        } catch {
            entry.fail(error)
            if let error = error as? MyAccountError, error.isRateLimited, let seconds = error.retryAfter {
                resend.wait(seconds, from: world.now())
            }
        }
    }

    private func reset() {
        sent = nil
        address = ""
        entry = CodeEntry()
        resend = ResendWindow()
    }
}
