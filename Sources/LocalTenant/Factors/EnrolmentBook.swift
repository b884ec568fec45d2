import FoundationEssentials

/// Every enrolment that is not confirmed yet.
struct EnrolmentBook: Sendable {
    static let capacity = 10_000

    private var enrolments: [String: Enrolment] = [:]

    var count: Int { enrolments.count }

    /// Takes one up; earlier ones of the same kind are void.
    mutating func begin(_ enrolment: Enrolment, at now: Date) {
        for old in enrolments.values where enrolment.supersedes(old) || old.isOver(at: now) {
            enrolments[old.id] = nil
        }
        if enrolments.count >= Self.capacity {
            let oldest = enrolments.values.sorted { $0.startedAt < $1.startedAt }.prefix(Self.capacity / 2)
            for old in oldest { enrolments[old.id] = nil }
        }
        enrolments[enrolment.id] = enrolment
    }

    /// The one with this id, if it is this person's, of this road, and in time.
    func find(_ id: String, of userID: String, on road: Enrolment.Road, at now: Date) -> Enrolment? {
        guard let enrolment = enrolments[id], enrolment.userID == userID, enrolment.road == road,
            !enrolment.isOver(at: now)
        else { return nil }
        return enrolment
    }

    /// All of this person on this road that are in time.
    func all(of userID: String, on road: Enrolment.Road, at now: Date) -> [Enrolment] {
        enrolments.values.filter { $0.userID == userID && $0.road == road && !$0.isOver(at: now) }
    }

    mutating func end(_ id: String) {
        enrolments[id] = nil
    }

    mutating func forget(_ userID: String) {
        enrolments = enrolments.filter { $0.value.userID != userID }
    }
}
