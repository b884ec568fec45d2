import Auth0
import WebUI

/// The enrolment of an e-mail address or a phone number: a code is sent, and typed back.
@MainActor
@Observable
final class MessageEnrolment {
    /// What the person types, until it is sent.
    var address = "" {
        didSet { if address != oldValue { problem = nil } }
    }
    var entry = CodeEntry()
    private(set) var isSending = false
    /// What is wrong with the address, or with sending to it.
    private(set) var problem: String?
    /// Where the code went that the person is asked for.
    private(set) var destination: String?
    /// The newest enrolment of each place, and when a code may be sent there again.
    private var tickets: [String: EnrolmentTicket] = [:]
    private var windows: [String: ResendWindow] = [:]
    /// When the server takes a request again.
    private var limit = ResendWindow()

    @ObservationIgnored private let channel: MessageChannel
    @ObservationIgnored private let world: ComponentWorld

    init(_ channel: MessageChannel, world: ComponentWorld) {
        self.channel = channel
        self.world = world
    }

    /// When a further code may be sent.
    var resend: ResendWindow { window(of: destination ?? "") }

    private func window(of destination: String) -> ResendWindow {
        windows[destination, default: ResendWindow()].later(limit)
    }

    func complain(_ problem: String?) { self.problem = problem }

    /// Sends a code and goes to the field for it.
    ///
    /// Where one went there a moment ago, that one still counts and none is sent.
    func begin(_ destination: String, _ account: AccountModel) async {
        account.notice = nil
        let wait = window(of: destination).seconds(at: world.now())
        if wait > 0, tickets[destination] != nil {
            if self.destination != destination { entry = CodeEntry() }
            self.destination = destination
        } else if wait > 0 {
            return complain(Words.Trouble.busy(seconds: wait))
        } else if let trouble = await send(to: destination, account) {
            return complain(trouble.message)
        }
        if self.destination == destination { account.navigator.push(.code(channel.kind), from: .enrol(channel.kind)) }
    }

    /// Sends another code to the same place; only the newest counts.
    func sendAgain(_ account: AccountModel) async {
        guard let destination, !entry.isSubmitting, resend.seconds(at: world.now()) == 0 else { return }
        account.notice = nil
        let before = tickets[destination]
        if let trouble = await send(to: destination, account) {
            account.notice = Notice(tone: .problem, text: trouble.message)
        } else if tickets[destination] != before {
            account.notice = Notice(text: Words.Code.resent)
        }
    }

    /// What went wrong; nil where a code was sent, and where nothing was done.
    private func send(to destination: String, _ account: AccountModel) async -> Trouble? {
        guard !isSending else { return nil }
        isSending = true
        problem = nil
        defer { isSending = false }
        do {
            let begin = channel.begin
            let ticket = try await account.call(.create) { try await begin($0, destination) }
            tickets[destination] = ticket
            windows[destination, default: ResendWindow()].sent(at: world.now())
            self.destination = destination
            entry = CodeEntry()
            return nil
        } catch {
            let trouble = Trouble(error)
            if let seconds = trouble?.retryAfter { limit.wait(seconds, from: world.now()) }
            return trouble
        }
    }

    /// Sends what was typed back.
    func confirm(_ code: String, _ account: AccountModel) async {
        guard let destination, let ticket = tickets[destination] else { return entry.refuse(Words.Code.ended) }
        account.notice = nil
        do {
            let confirm = channel.confirm
            let method = try await account.call(.create) { try await confirm($0, ticket, code) }
            if isCurrent(ticket) { reset() }
            tickets[destination] = nil
            await account.finish(channel.kind, with: method, from: .code(channel.kind))
        } catch {
            // The person may be at another address by now, whose field this says nothing about.
            if isCurrent(ticket) { entry.fail(error) }
            if let error = error as? MyAccountError, error.isRateLimited, let seconds = error.retryAfter {
                limit.wait(seconds, from: world.now())
            }
        }
    }

    private func isCurrent(_ ticket: EnrolmentTicket) -> Bool { destination.flatMap { tickets[$0] } == ticket }

    private func reset() {
        destination = nil
        address = ""
        entry = CodeEntry()
    }
}
