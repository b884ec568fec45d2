/// What a client is told, as JSON.
package enum TabReply: Equatable, Sendable {
    /// Up to which message the server has everything, and what is new.
    case batches(got: Int, [(number: Int, operations: String)])
    /// A newer load of the page has taken the tab over.
    case moved
    /// The client cannot be brought up to date: it has to load its page again.
    case reload

    package var json: String {
        switch self {
        case .batches(let got, let batches):
            let list = batches.map { "[\($0.number),\($0.operations)]" }.joined(separator: ",")
            return "{\"got\":\(got),\"batches\":[\(list)]}"
        case .moved: return "{\"moved\":true}"
        case .reload: return "{\"reload\":true}"
        }
    }

    package static func == (left: TabReply, right: TabReply) -> Bool { left.json == right.json }
}
