import FoundationEssentials

/// The push requests that are out, and their answers.
struct PushBook: Sendable {
    static let capacity = 500
    /// Five minutes, in seconds.
    static let lifetime: TimeInterval = 300
    /// How far apart two questions for an answer have to be, in seconds.
    static let pollInterval: TimeInterval = 5

    enum Verdict: Sendable, Equatable {
        case approved
        case denied
        case pending
        /// Still pending, and asked again too soon.
        case tooSoon
        /// Over its time, or never sent.
        case gone
    }

    private var requests: [TenantPushRequest] = []
    private var polledAt: [String: Date] = [:]

    var newestFirst: [TenantPushRequest] { requests.reversed() }

    mutating func send(_ request: TenantPushRequest) {
        requests.append(request)
        guard requests.count > Self.capacity else { return }
        polledAt[requests.removeFirst().id] = nil
    }

    /// The newest that still waits, of this person where one is named.
    func waiting(for userID: String? = nil, at now: Date) -> TenantPushRequest? {
        requests.last { $0.state == .pending && now < $0.expiresAt && (userID == nil || $0.userID == userID) }
    }

    /// Notes the person's answer; `nil` for a request that does not wait for one.
    mutating func answer(_ id: String, approved: Bool, at now: Date) -> TenantPushRequest? {
        guard let index = requests.firstIndex(where: { $0.id == id }), requests[index].state == .pending,
            now < requests[index].expiresAt
        else { return nil }
        requests[index].state = approved ? .approved : .denied
        return requests[index]
    }

    /// Tells the answer.
    mutating func poll(_ id: String, at now: Date) -> Verdict {
        guard let request = requests.last(where: { $0.id == id }) else { return .gone }
        switch request.state {
        case .approved: return .approved
        case .denied: return .denied
        case .pending:
            guard now < request.expiresAt else { return .gone }
            defer { polledAt[id] = now }
            guard let last = polledAt[id], now < last.addingTimeInterval(Self.pollInterval) else { return .pending }
            return .tooSoon
        }
    }

    mutating func forget(_ userID: String) {
        for request in requests where request.userID == userID { polledAt[request.id] = nil }
        requests.removeAll { $0.userID == userID }
    }
}
