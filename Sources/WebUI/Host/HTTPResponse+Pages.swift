import Auth0HTTPServer
import Foundation

extension HTTPResponse {
    static func plain(_ status: Int, _ text: String) -> HTTPResponse {
        var headers = ContentSecurityPolicy.commonHeaders
        headers.set("Content-Type", "text/plain; charset=utf-8")
        return HTTPResponse(status: status, headers: headers, body: .bytes(Data(text.utf8)))
    }

    static func notAllowed(_ method: String) -> HTTPResponse {
        var response = plain(405, "This address takes \(method) only.")
        response.headers.set("Allow", method)
        return response
    }

    static func redirect(to address: String, _ status: Int) -> HTTPResponse {
        var headers = ContentSecurityPolicy.commonHeaders
        headers.set("Location", address)
        return HTTPResponse(status: status, headers: headers)
    }

    /// A page, compressed where the browser takes it so.
    static func page(_ html: String, _ headers: HTTPHeaders, _ request: HTTPRequest?, status: Int = 200) -> HTTPResponse
    {
        var headers = headers
        headers.set("Content-Type", "text/html; charset=utf-8")
        var body = Data(html.utf8)
        if let request, Gzip.isAccepted(request.headers.all("Accept-Encoding")), let compressed = Gzip.compress(body) {
            headers.set("Content-Encoding", "gzip")
            headers.set("Vary", "Accept-Encoding")
            body = compressed
        }
        return HTTPResponse(status: status, headers: headers, body: .bytes(body))
    }
}
