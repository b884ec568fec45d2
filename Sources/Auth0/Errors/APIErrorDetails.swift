package import Foundation

/// What every API error of the SDK carries; the error types differ in their flags only.
package struct APIErrorDetails: Sendable {
    package var body: JSONObject
    package var statusCode: Int
    package var cause: (any Error)?
    /// How long the server asks to wait, in seconds.
    package var retryAfter: TimeInterval?
    /// Values of the request that must not show in a text, such as an address, a number or a code.
    package var confidential: [String]

    package init(
        body: JSONObject,
        statusCode: Int = 0,
        cause: (any Error)? = nil,
        retryAfter: TimeInterval? = nil,
        confidential: [String] = []
    ) {
        self.body = body
        self.statusCode = statusCode
        self.cause = cause
        self.retryAfter = retryAfter
        self.confidential = confidential
    }
}

extension APIErrorDetails {
    package enum Code {
        package static let unknown = "a0.sdk.internal_error.unknown"
        package static let plain = "a0.sdk.internal_error.plain"
        package static let empty = "a0.sdk.internal_error.empty"
        package static let configuration = "a0.sdk.configuration"
        package static let invalidRequest = "a0.sdk.invalid_request"
        /// As servers name it, and upstream where it refuses by itself.
        package static let refused = "invalid_request"
        package static let missingLocation = "a0.sdk.missing_location"
    }

    /// An error that the SDK itself found, with a text of ours.
    package init(code: String, description: String, statusCode: Int = 0, cause: (any Error)? = nil) {
        self.init(
            body: ["code": .string(code), "description": .string(description)],
            statusCode: statusCode,
            cause: cause
        )
    }

    /// A failure on the way to the server, or before it.
    package init(cause: any Error, statusCode: Int = 0) {
        self.init(
            code: Code.plain,
            description: cause.localizedDescription,
            statusCode: statusCode,
            cause: cause
        )
    }

    /// A refusal of the SDK's own, before anything is sent.
    package init(refusal: any Error) {
        guard refusal is InvalidInputError else {
            self.init(cause: refusal)
            return
        }
        self.init(code: Code.refused, description: refusal.localizedDescription, cause: refusal)
    }

    package init(info: [String: Any], statusCode: Int) {
        var info = info
        let cause = info.removeValue(forKey: "cause") as? any Error
        info["statusCode"] = nil
        self.init(
            body: info.mapValues { JSONValue(any: $0) ?? .string(String(describing: $0)) },
            statusCode: statusCode,
            cause: cause
        )
    }

    package var info: [String: Any] {
        var info = body.mapValues(\.any)
        info["statusCode"] = statusCode
        info["cause"] = cause
        return info
    }

    package var code: String {
        (body["error"] ?? body["code"])?.string ?? Code.unknown
    }

    /// The server's own words, on which flags depend.
    package var message: String? {
        (body["description"] ?? body["error_description"])?.string
    }

    /// The message for a reader: what was sent is masked, and the cause is named.
    package var text: String {
        text(message ?? "The request failed with the code \(code).")
    }

    package func text(_ message: String) -> String {
        let masked = masked(message)
        guard let cause, cause.localizedDescription != message else { return masked }
        return "\(masked) Cause: \(self.masked(cause.localizedDescription))"
    }

    package func masked(_ text: String) -> String {
        Confidential.mask(confidential, in: text)
    }
}

/// An API error that is made of ``APIErrorDetails``.
package protocol DetailedAPIError: Auth0APIError, Equatable, CustomReflectable {
    var details: APIErrorDetails { get }
    init(details: APIErrorDetails)
}
