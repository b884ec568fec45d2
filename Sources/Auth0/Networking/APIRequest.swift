import Auth0HTTPClient
import Foundation

/// A call of an Auth0 API as a value, and how its answer is understood.
package struct APIRequest<ResultType: Sendable, ErrorType: DetailedAPIError>: Requestable {
    /// Looks at the final parameters before anything is sent.
    package typealias Check = @Sendable (JSONObject) throws -> Void
    package typealias Decode = @Sendable (APIResponse) async throws -> ResultType

    package var client: ClientContext
    package var method: String
    /// Appended to the domain's URL as it stands; a segment that may hold reserved characters is encoded by its maker.
    package var path: String
    package var values: JSONObject = [:]
    package var fields: [String: String] = [:]
    package var checks: [Check] = []
    package var decode: Decode

    package init(
        _ client: ClientContext,
        _ method: String,
        _ path: String,
        parameters: JSONObject = [:],
        headers: [String: String] = [:],
        checks: [Check] = [],
        decode: @escaping Decode
    ) {
        self.client = client
        self.method = method
        self.path = path
        self.values = parameters
        self.fields = headers
        self.checks = checks
        self.decode = decode
    }
}

extension APIRequest {
    package func parameters(_ extraParameters: [String: Any]) -> any Requestable<ResultType, ErrorType> {
        adding(extraParameters)
    }

    package func headers(_ extraHeaders: [String: String]) -> any Requestable<ResultType, ErrorType> {
        adding(headers: extraHeaders)
    }

    package func requestValidators(
        _ extraValidators: [any RequestValidator]
    ) -> any Requestable<ResultType, ErrorType> {
        adding(validators: extraValidators)
    }

    package func start(_ callback: @escaping @MainActor (Result<ResultType, ErrorType>) -> Void) {
        Task {
            let result = await send()
            await callback(result)
        }
    }

    package func start() async throws -> ResultType {
        try await send().get()
    }
}

extension APIRequest {
    package func adding(_ parameters: [String: Any]) -> Self {
        var request = self
        for (name, value) in parameters where request.values[name] == nil {
            if let value = JSONValue(any: value) {
                request.values[name] = value
            } else {
                request.checks.append { _ in throw UnsupportedParameter(name: name) }
            }
        }
        if case .string(let scope)? = request.values["scope"] {
            request.values["scope"] = .string(Scope.includingOpenID(scope))
        }
        return request
    }

    package func adding(headers: [String: String]) -> Self {
        var request = self
        request.fields.merge(headers) { current, _ in current }
        return request
    }

    package func adding(validators: [any RequestValidator]) -> Self {
        var request = self
        request.checks += validators.map { validator in { _ in try validator.validate() } }
        return request
    }
}

/// A parameter whose value JSON cannot express.
struct UnsupportedParameter: LocalizedError {
    let name: String
    var errorDescription: String? {
        "The parameter \"\(name)\" has a value that JSON cannot express: give a string, number, boolean, array or "
            + "dictionary of these."
    }
}
