import Auth0Loopback
import Foundation

/// Where the browser comes back to: one URL, or several of which the first that is free is taken.
struct Redirect: Sendable {
    private struct Candidate: Sendable {
        let url: URL
        let host: String
        let port: UInt16
        let path: String
    }

    private let candidates: [Candidate]

    /// The default one, and its spares.
    init(ports: [UInt16]) throws(WebAuthError) {
        var candidates: [Candidate] = []
        for port in ports {
            candidates.append(try Self.candidate(URL(string: "http://127.0.0.1:\(port)/callback")))
        }
        self.candidates = candidates
    }

    /// - Throws: ``WebAuthError/invalidRedirectURL``.
    init(_ url: URL) throws(WebAuthError) {
        candidates = [try Self.candidate(url)]
    }

    private static func candidate(_ url: URL?) throws(WebAuthError) -> Candidate {
        guard let url, let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
            components.scheme?.lowercased() == "http", let host = components.encodedHost?.lowercased(),
            Loopback.contains(host: host), let port = UInt16(exactly: components.port ?? 80),
            components.user == nil, components.password == nil, components.fragment == nil
        else { throw .invalidRedirectURL }
        let path = components.percentEncodedPath
        return Candidate(
            url: url,
            // Names under localhost are this machine's by definition, and no resolver is asked (RFC 6761, 6.3).
            host: host.hasSuffix(".localhost") ? "localhost" : host,
            port: port,
            path: path.isEmpty ? "/" : path
        )
    }

    /// Listens, and says by which URL the browser gets there.
    func listen(
        timeout: Duration,
        clock: any Clock<Duration>
    ) throws(WebAuthError) -> (listener: LoopbackListener, url: URL) {
        for candidate in candidates {
            do throws(LoopbackError) {
                let listener = try LoopbackListener(
                    host: candidate.host,
                    port: candidate.port,
                    path: candidate.path,
                    timeout: timeout,
                    clock: clock
                )
                return (listener, Self.url(of: candidate, port: listener.port))
            } catch {
                if error.code == .addressInUse { continue }
                throw WebAuthError(
                    code: error.code == .hostNotLoopback ? .invalidRedirectURL : .other,
                    detail: error.description
                )
            }
        }
        throw WebAuthError(code: .redirectPortInUse, detail: inUse)
    }

    /// With the port that was picked, where it was left open.
    private static func url(of candidate: Candidate, port: UInt16) -> URL {
        guard candidate.port == 0, var components = URLComponents(url: candidate.url, resolvingAgainstBaseURL: true)
        else { return candidate.url }
        components.port = Int(port)
        return components.url ?? candidate.url
    }

    private var inUse: String {
        let places = candidates.map { "\($0.host):\($0.port)" }.joined(separator: ", ")
        return "Other programs listen where the browser was to come back to (\(places)). End them, such as another "
            + "sign-in, or choose another address with redirectURL(_:) that the application allows as a callback URL."
    }
}
