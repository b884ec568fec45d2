import FoundationEssentials

/// An answer as a route gives it.
struct TenantResponse: Sendable {
    var status: Int
    var headers: [String: String]
    var body: Data
    /// The error code of a refusal that is told otherwise than in JSON; for the log.
    var error: String?

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

    /// Sends a browser on with GET, and neither keeps nor passes on where it came from.
    static func redirect(to location: String, headers: [String: String] = [:], error: String? = nil) -> Self {
        let own = ["Location": location, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer"]
        var response = TenantResponse(status: 302, headers: headers.merging(own) { $1 })
        response.error = error
        return response
    }

    /// With `more` headers beside its own, which win.
    func adding(_ more: [String: String]) -> Self {
        var copy = self
        copy.headers.merge(more) { own, _ in own }
        return copy
    }
}
