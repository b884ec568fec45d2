import Foundation
import FoundationNetworking

@testable import Auth0HTTPClient

/// Both transports keep the same promises, so that most tests run against both.
enum TransportKind: CaseIterable, Sendable {
    case curl
    case urlSession

    /// A new transport, which knows nothing of this machine's proxies.
    func make() -> any HTTPTransport {
        switch self {
        case .curl: CurlTransport(configuration: .init(environment: [:]))
        case .urlSession: URLSessionTransport(session: URLSession(configuration: .ephemeral))
        }
    }
}

extension HTTPTransport {
    /// The code with which a request fails, or nil if it succeeds.
    func failure(_ request: HTTPClientRequest) async throws -> URLError? {
        do {
            _ = try await send(request)
            return nil
        } catch let error as URLError {
            return error
        }
    }
}
