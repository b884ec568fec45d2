import FoundationEssentials

/// The links that were mailed, by the hashes of their tokens; those that no longer work are remembered to say why.
///
/// A link and the code in the same mail stand for one sign-in: the use of one, or a newer message, voids the other.
struct LinkBook: Sendable {
    enum State: Sendable, Equatable {
        case open
        case used
        case superseded
    }

    enum Look: Sendable {
        case good(Link)
        case used
        case superseded
        case expired
        /// Never mailed, or long ago.
        case unknown
    }

    struct Link: Sendable {
        let recipient: PasscodeBook.Recipient
        let request: AuthorizationRequest
        let expiresAt: Date
        fileprivate(set) var state = State.open

        init(recipient: PasscodeBook.Recipient, request: AuthorizationRequest, expiresAt: Date) {
            self.recipient = recipient
            self.request = request
            self.expiresAt = expiresAt
        }
    }

    /// A day, in seconds, beyond which no reason is given any more.
    private static let memory: TimeInterval = 86_400

    private var links = ExpiringBook<Link>(lifetime: memory)
    private var newest: [PasscodeBook.Recipient: String] = [:]

    mutating func issue(_ token: String, _ link: Link, at now: Date) {
        if newest.count >= ExpiringBook<Link>.capacity {
            newest = newest.filter { links.value($0.value, at: now) != nil }
        }
        void(link.recipient, as: .superseded)
        let key = Hash.of(token)
        links.insert(link, as: key, at: now)
        newest[link.recipient] = key
    }

    /// What a link is good for; changes nothing.
    func look(_ token: String, at now: Date) -> Look {
        guard let link = links.value(Hash.of(token), at: now) else { return .unknown }
        switch link.state {
        case .used: return .used
        case .superseded: return .superseded
        case .open: return now < link.expiresAt ? .good(link) : .expired
        }
    }

    /// Ends the link that is out for `recipient`, if there is one.
    mutating func void(_ recipient: PasscodeBook.Recipient, as state: State) {
        guard let key = newest.removeValue(forKey: recipient) else { return }
        links.change(key) { $0.state = state }
    }
}
