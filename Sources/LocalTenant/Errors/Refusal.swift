/// An answer that says no, in the shape of the API that gives it.
protocol Refusal: Error, Sendable {
    var status: Int { get }
    /// What programs compare, and the request log shows.
    var code: String { get }

    func response() throws -> TenantResponse
}
