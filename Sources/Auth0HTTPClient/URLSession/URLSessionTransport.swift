import Foundation
package import FoundationNetworking

/// The transport for a caller's own `URLSession`.
package struct URLSessionTransport: HTTPTransport {
    private let session: URLSession

    package init(session: URLSession) {
        self.session = session
    }

    package func send(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
        try request.validate()
        var urlRequest = URLRequest(url: request.url)
        urlRequest.httpMethod = request.method
        urlRequest.httpBody = request.body
        for (name, value) in request.sendableHeaders { urlRequest.addValue(value, forHTTPHeaderField: name) }
        let (session, sent) = (session, urlRequest)
        return try await Transfer(request).outcome(
            enqueue: { transfer in
                session.dataTask(with: sent) { data, response, error in
                    guard transfer.begin() else { return }
                    if let response = response as? HTTPURLResponse {
                        transfer.finish(.success(HTTPClientResponse(status: response.statusCode, body: data ?? Data())))
                    } else {
                        transfer.finish(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                }.resume()
            },
            stop: { _ in }
        )
    }
}
