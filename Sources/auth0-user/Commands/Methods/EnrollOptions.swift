import Auth0

/// The options of `methods enroll`.
struct EnrollOptions: Equatable {
    /// The second step: which enrolment to end.
    struct Ticket: Equatable {
        let id: String
        let session: String
    }

    var ticket: Ticket?
    var code: String?
    var isVoice = false
    var wait: Int?

    init(_ arguments: inout Arguments) throws {
        let id = try arguments.takeValue("--id")
        let session = try arguments.takeValue("--session")
        code = try arguments.takeValue("--code").map(Passcode.normalized)
        isVoice = arguments.takeFlag("--voice")
        wait = try arguments.takeNumber("--wait")
        switch (id, session) {
        case (let id?, let session?): ticket = Ticket(id: id, session: session)
        case (nil, nil): break
        default: throw UsageError("--id and --session go together.")
        }
        guard code == nil || ticket != nil else { throw UsageError("--code goes with --id and --session.") }
    }

    var isEmpty: Bool { ticket == nil && code == nil && !isVoice && wait == nil }
}
