import WebUI

/// Keeps the enrolments of a session's person, so that they go on when the person left the component and comes back.
@MainActor
final class EnrolmentMemory {
    private var kept: (identity: SessionIdentity, enrolments: Enrolments)?

    nonisolated init() {}

    /// Those of the session; another session's are forgotten.
    func enrolments(of session: Auth0Session) -> Enrolments {
        if let kept, kept.identity == session.identity { return kept.enrolments }
        let enrolments = Enrolments(world: session.world)
        kept = (session.identity, enrolments)
        return enrolments
    }
}

extension EnvironmentValues {
    private struct MemoryKey: EnvironmentKey {
        static let defaultValue: EnrolmentMemory? = nil
    }

    var enrolmentMemory: EnrolmentMemory? {
        get { self[MemoryKey.self] }
        set { self[MemoryKey.self] = newValue }
    }
}
