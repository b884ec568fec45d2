package import Auth0Crypto
package import Auth0HTTPServer

/// What a page may load: our own script and styles by nonce, and nothing else.
package struct ContentSecurityPolicy: Sendable {
    package let nonce: String

    package init(random: any RandomSource = SystemRandom()) {
        nonce = random.token(bytes: 16)
    }

    /// The headers of every page.
    package func headers(host: String) -> HTTPHeaders {
        var headers = Self.commonHeaders
        headers.set(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; img-src 'self' data:; "
                + "connect-src 'self' ws://\(host) wss://\(host); base-uri 'none'; form-action 'none'; "
                + "frame-ancestors 'none'"
        )
        return headers
    }

    /// The headers of every answer.
    package static let commonHeaders: HTTPHeaders = [
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    ]
}
