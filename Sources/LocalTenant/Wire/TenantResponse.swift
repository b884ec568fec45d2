import FoundationEssentials

/// An answer as a route gives it.
struct TenantResponse: Sendable {
    var status: Int
    var headers: [String: String]
    var body: Data

    init(status: Int = 200, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer in JSON.
    static func json(_ value: some Encodable, status: Int = 200, headers: [String: String] = [:]) throws -> Self {
        var headers = headers
        headers["Content-Type"] = "application/json; charset=utf-8"
        return TenantResponse(status: status, headers: headers, body: try JSONCoding.data(value))
    }

    /// With `more` headers beside its own, which win.
    func adding(_ more: [String: String]) -> Self {
        var copy = self
        copy.headers.merge(more) { own, _ in own }
        return copy
    }
}
