package import Auth0HTTPClient
package import Foundation

/// An answer of an Auth0 API, before it is decoded.
package struct APIResponse: Sendable {
    package let status: Int
    package let body: Data
    /// When the answer arrived, by the client's clock; lifetimes in it count from here.
    package let receivedAt: Date
    private let response: HTTPClientResponse
    private let confidential: [String]

    package init(_ response: HTTPClientResponse, now: Date, confidential: [String] = []) {
        status = response.status
        body = response.body
        receivedAt = now
        self.response = response
        self.confidential = confidential
    }

    package func header(_ name: String) -> String? {
        response.header(name)
    }

    package var isSuccess: Bool {
        (200...299).contains(status)
    }

    /// The members of the JSON object in the body.
    ///
    /// - Throws: ``UnexpectedAnswer`` where the body is anything else.
    package func object() throws -> JSONObject {
        guard !body.isEmpty else { throw UnexpectedAnswer(.empty, status: status) }
        guard let object = try? JSONDecoder().decode(JSONObject.self, from: body) else {
            throw UnexpectedAnswer(.notJSON, status: status)
        }
        return object
    }

    package func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        guard !body.isEmpty else { throw UnexpectedAnswer(.empty, status: status) }
        do {
            return try JSONDecoder().decode(type, from: body)
        } catch {
            let isJSON = (try? JSONDecoder().decode(JSONValue.self, from: body)) != nil
            throw UnexpectedAnswer(isJSON ? .otherShape : .notJSON, status: status)
        }
    }
}

extension APIResponse {
    /// The answer as the details of an error.
    package var errorDetails: APIErrorDetails {
        var details: APIErrorDetails
        if let object = try? object() {
            details = APIErrorDetails(body: object, statusCode: status)
        } else if body.isEmpty {
            details = APIErrorDetails(
                code: APIErrorDetails.Code.empty,
                description: "The server answered with status \(status) and an empty body.",
                statusCode: status
            )
        } else {
            details = APIErrorDetails(code: APIErrorDetails.Code.plain, description: plainText, statusCode: status)
        }
        details.confidential = confidential
        details.retryAfter = retryAfter
        return details
    }

    /// A short text that is not JSON is the server's message; a page is not.
    private var plainText: String {
        let text = String(decoding: body.prefix(301), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard body.count <= 300, !text.hasPrefix("<"), !text.hasPrefix("{") else {
            return "The server answered with status \(status) and a body that is not JSON. "
                + "A proxy, a sign-in page of the network or a wrong domain may stand in between."
        }
        return text
    }

    /// `Retry-After` in seconds: a number, or a date counted from the answer's own `Date` (RFC 9110, 10.2.3).
    private var retryAfter: TimeInterval? {
        guard let field = header("Retry-After")?.trimmingCharacters(in: .whitespaces) else { return nil }
        if let seconds = TimeInterval(field) {
            return seconds.isFinite && seconds >= 0 ? seconds : nil
        }
        guard let date = HTTPDate.parse(field) else { return nil }
        let reference = header("Date").flatMap(HTTPDate.parse) ?? receivedAt
        return max(0, date.timeIntervalSince(reference))
    }
}

/// A successful status with a body that is not what the API promises.
package struct UnexpectedAnswer: LocalizedError {
    package enum Fault: Sendable {
        case empty
        case notJSON
        case otherShape
    }

    package let fault: Fault
    package let status: Int

    package init(_ fault: Fault, status: Int) {
        self.fault = fault
        self.status = status
    }

    package var errorDescription: String? {
        switch fault {
        case .empty: "The server answered with status \(status) and an empty body."
        case .notJSON:
            "The server answered with status \(status) and a body that is not JSON. "
                + "A proxy, a sign-in page of the network or a wrong domain may stand in between."
        case .otherShape: "The server answered with status \(status) and JSON that lacks what this call needs."
        }
    }
}
