import Foundation

@testable import Auth0HTTPServer

/// Runs `body` against a server on a free port and stops the server whatever happens.
func withServer<Result>(
    _ configuration: HTTPServer.Configuration = .init(),
    handler: @escaping HTTPServer.Handler,
    _ body: (UInt16) async throws -> Result
) async throws -> Result {
    let server = HTTPServer(configuration: configuration, handler: handler)
    let port = try server.start()
    do {
        let result = try await body(port)
        await server.stop()
        return result
    } catch {
        await server.stop()
        throw error
    }
}

/// Answers with what it was sent: the body, or `method path?query` where there is none.
let echo: HTTPServer.Handler = { request in
    guard request.body.isEmpty else { return HTTPResponse(body: .bytes(request.body)) }
    let query = request.query.map { "?" + $0 } ?? ""
    return HTTPResponse(body: .bytes(.init("\(request.method) \(request.path)\(query)".utf8)))
}
