/// A refusal of the My Account API, in the shape of RFC 9457.
struct Problem: Refusal, Equatable {
    /// What is wrong with one part of the request.
    struct Validation: Encodable, Sendable, Equatable {
        let detail: String
        var field: String?
        var pointer: String?
        var source: String?
    }

    let status: Int
    /// What stands at the end of `type`.
    let code: String
    let title: String
    let detail: String
    var validations: [Validation] = []
    var headers: [String: String] = [:]
}

extension Problem {
    private struct Body: Encodable {
        let type: String
        let title: String
        let status: Int
        let detail: String
        let validations: [Validation]?

        enum CodingKeys: String, CodingKey {
            case type, title, status, detail
            case validations = "validation_errors"
        }
    }

    func response() throws -> TenantResponse {
        let body = Body(
            type: "https://auth0.com/api-errors/\(code)",
            title: title,
            status: status,
            detail: detail,
            validations: validations.isEmpty ? nil : validations
        )
        return TenantResponse(
            status: status,
            headers: headers.merging(
                ["Content-Type": "application/problem+json; charset=utf-8", "Cache-Control": "no-store"]
            ) { $1 },
            body: try JSONCoding.data(body)
        )
    }
}
