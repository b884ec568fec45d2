import Auth0HTTPServer
import FoundationEssentials

/// Between the HTTP server's values and the tenant's own.
extension TenantRequest {
    init(_ request: HTTPRequest) {
        var headers: [String: String] = [:]
        for (name, value) in request.headers where headers[name.lowercased()] == nil {
            headers[name.lowercased()] = value
        }
        self.init(
            method: request.method,
            path: request.path,
            query: request.query,
            headers: headers,
            body: request.body,
            remoteAddress: request.remoteAddress,
            isFromLoopback: request.isFromLoopback
        )
    }
}

extension HTTPResponse {
    init(_ reply: Reply) {
        switch reply {
        case .disconnect:
            self.init(body: .disconnect)
        case .answer(let response):
            var headers = HTTPHeaders()
            for (name, value) in response.headers.sorted(by: { $0.key < $1.key }) {
                headers.add(name, value)
            }
            self.init(status: response.status, headers: headers, body: .bytes(response.body))
        }
    }
}
