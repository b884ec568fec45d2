import Auth0HTTPClient
import Foundation

/// For measurements in which nothing may be sent.
struct NoTransport: HTTPTransport {
    func send(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
        throw URLError(.cannotConnectToHost)
    }
}
