import Auth0HTTPClient
import Foundation

extension APIRequest {
    /// Sends the request and turns whatever happens into the one result.
    package func send() async -> Result<ResultType, ErrorType> {
        do {
            return .success(try await perform())
        } catch let error as ErrorType {
            return .failure(error)
        } catch let error as any DetailedAPIError {
            // Another call that this one needs, such as the one for the signing keys, failed: its story is kept.
            return .failure(ErrorType(details: error.details))
        } catch {
            return .failure(ErrorType(details: APIErrorDetails(cause: error)))
        }
    }

    private func perform() async throws -> ResultType {
        let tenant = try client.tenant.get()
        let confidential = Confidential.values(in: values) + Confidential.values(in: fields)
        for check in checks {
            do {
                try check(values)
            } catch {
                throw ErrorType(details: APIErrorDetails(refusal: error))
            }
        }
        let request = try HTTPClientRequest(call: self, tenant: tenant)
        client.logger?.log(.request(RequestTrace(request)))
        let response: HTTPClientResponse
        do {
            response = try await client.transport.send(request)
        } catch {
            client.logger?.log(.failure(FailureTrace(request, error)))
            throw ErrorType(details: APIErrorDetails(cause: error))
        }
        client.logger?.log(.response(ResponseTrace(request, response)))
        let answer = APIResponse(response, now: client.now(), confidential: confidential)
        guard answer.isSuccess else {
            throw ErrorType(details: answer.errorDetails)
        }
        return try await decode(answer)
    }
}

extension HTTPClientRequest {
    fileprivate init<R, E>(call: APIRequest<R, E>, tenant: TenantAddress) throws {
        var headers = call.fields
        headers["Content-Type"] = "application/json"
        headers["Accept"] = headers["Accept"] ?? "application/json"
        headers["Auth0-Client"] = call.client.clientInfo.header
        let isQuery = call.method == "GET" || call.method == "HEAD"
        let url = try tenant.url(path: call.path, query: isQuery ? call.values : [:])
        let hasBody = !isQuery && !(call.values.isEmpty && call.method == "DELETE")
        self.init(
            method: call.method,
            url: url,
            headers: headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) },
            body: hasBody ? try JSONEncoder.ordered.encode(call.values) : nil
        )
    }
}

extension JSONEncoder {
    /// Members in order, so that the same call is always the same bytes.
    fileprivate static var ordered: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
