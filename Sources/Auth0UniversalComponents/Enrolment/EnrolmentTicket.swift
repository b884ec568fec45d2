/// An enrolment that the tenant has begun: what its confirmation takes.
struct EnrolmentTicket: Hashable, Sendable {
    let id: String
    let session: String
}
