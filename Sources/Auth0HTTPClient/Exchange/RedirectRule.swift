import Foundation

/// Which redirects an API client follows: GET and HEAD, to the same origin, a few times.
///
/// A POST is never sent twice, and no header or body ever reaches another origin (RFC 9110, 15.4).
enum RedirectRule {
    static let maximumRedirects = 5

    /// The request that follows the reply, or nil if the reply is the answer.
    static func next(after response: HTTPClientResponse, to request: HTTPClientRequest) -> HTTPClientRequest? {
        guard request.isSafe, [301, 302, 303, 307, 308].contains(response.status),
            let location = response.header("Location"),
            let target = URL(string: location, relativeTo: request.url)?.absoluteURL,
            target.user == nil, target.password == nil,
            let origin = Origin(request.url), origin == Origin(target)
        else { return nil }
        var next = request
        next.url = target
        return next
    }

    /// Sends a request and what follows from it, all within the first request's time.
    static func follow<C: Clock>(
        _ request: HTTPClientRequest,
        clock: C,
        exchange: (HTTPClientRequest) async throws -> HTTPClientResponse
    ) async throws -> HTTPClientResponse where C.Duration == Duration {
        let start = clock.now
        var current = request
        for _ in 0...maximumRedirects {
            let response = try await exchange(current)
            guard var next = Self.next(after: response, to: current) else { return response }
            next.timeout = request.timeout - start.duration(to: clock.now)
            guard next.timeout > .zero else { throw TransportFailure.timedOut }
            current = next
        }
        throw TransportFailure.tooManyRedirects
    }
}

/// Scheme, host and port (RFC 6454).
struct Origin: Equatable {
    private let scheme: String
    private let host: String
    private let port: Int

    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased() else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }
}
