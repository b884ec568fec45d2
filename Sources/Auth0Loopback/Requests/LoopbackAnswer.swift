/// One answer, whole, after which the connection is closed.
struct LoopbackAnswer: Sendable {
    let status: Int
    let page: LoopbackPage

    var bytes: [UInt8] {
        let body = Array(page.html.utf8)
        // The URL of the page holds a code, so nothing keeps or passes on either.
        var lines = [
            "HTTP/1.1 \(status) \(reason)",
            "Content-Type: text/html; charset=utf-8",
            "Content-Length: \(body.count)",
            "Cache-Control: no-store",
            "Referrer-Policy: no-referrer",
            "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
            "X-Content-Type-Options: nosniff",
            "Connection: close",
        ]
        if status == 405 { lines.append("Allow: GET") }
        return Array(lines.joined(separator: "\r\n").utf8) + Array("\r\n\r\n".utf8) + body
    }

    private var reason: String {
        switch status {
        case 200: "OK"
        case 400: "Bad Request"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 431: "Request Header Fields Too Large"
        default: "Answer"
        }
    }

    /// The answer to a request that `LoopbackHead` refuses.
    static func refusal(_ status: Int) -> Self {
        switch status {
        case 404: notFound
        case 405: methodNotAllowed
        case 431: headTooLarge
        default: badRequest
        }
    }

    private static let badRequest = Self(
        status: 400,
        page: LoopbackPage(title: "Not understood", message: "This request is not well-formed HTTP.")
    )
    private static let notFound = Self(
        status: 404,
        page: LoopbackPage(title: "Not here", message: "Only the end of a sign-in is received at this address.")
    )
    private static let methodNotAllowed = Self(
        status: 405,
        page: LoopbackPage(title: "Not allowed", message: "Only GET is answered at this address.")
    )
    private static let headTooLarge = Self(
        status: 431,
        page: LoopbackPage(title: "Too large", message: "The head of this request is longer than 8 KiB.")
    )
}
