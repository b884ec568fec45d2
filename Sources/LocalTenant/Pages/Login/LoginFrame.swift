import Auth0Crypto
import FoundationEssentials

/// What the pages of browser sign-in share: the frame, and headers that keep everything foreign out.
///
/// They need no script, and their style stands in the page, so that one answer is all that a browser has to get.
enum LoginFrame {
    /// No `form-action`: browsers hold it against the redirect to the application, too, wherever that leads on to.
    private static let headers = Page.headers.merging([
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'; style-src '\(styleHash)'; img-src 'self'; base-uri 'none'; "
            + "frame-ancestors 'none'",
        // With no-referrer a form of our own would come with the origin "null".
        "Referrer-Policy": "same-origin",
    ]) { $1 }

    private static let style = String(decoding: PackageResources.login_css, as: UTF8.self)

    private static let styleHash = "sha256-" + Digest.hash(Data(style.utf8)).base64EncodedString()

    static func answer(
        _ title: String,
        status: Int = 200,
        error: String? = nil,
        headers more: [String: String] = [:],
        _ content: Markup
    ) -> TenantResponse {
        var response = TenantResponse(
            status: status,
            headers: headers.merging(more) { $1 },
            body: Data(document(title, content).html.utf8)
        )
        response.error = error
        return response
    }

    private static func document(_ title: String, _ content: Markup) -> Markup {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="robots" content="noindex">
        <title>\(title)</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
        <style>\(Markup(verbatim: style))</style>
        </head>
        <body>
        <main>
        \(logo)
        \(content)
        </main>
        <footer>Local tenant · for development only</footer>
        </body>
        </html>
        """
    }

    private static let logo: Markup = """
        <svg class="logo" viewBox="0 0 32 32" width="48" height="48" aria-hidden="true"><rect class="logo-back" \
        width="32" height="32" rx="8"/><path class="logo-house" d="M8 13.5 16 8l8 5.5V23a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 \
        0 0 1 8 23z"/><circle class="logo-back" cx="16" cy="16.5" r="2.4"/><path class="logo-back" \
        d="m14.9 17.5-.7 4h3.6l-.7-4z"/></svg>
        """

    /// A line about what went wrong, which a screen reader reads out at once.
    static func problem(_ text: String?) -> Markup {
        guard let text else { return "" }
        return "<p class=\"problem\" id=\"problem\" role=\"alert\">\(text)</p>"
    }

    /// What ties the field to the problem.
    static func invalid(_ problem: String?) -> Markup {
        problem == nil ? "" : " aria-invalid=\"true\" aria-describedby=\"problem\""
    }

    /// The way to the inbox, for whoever sits at this machine.
    static func inboxNote(_ request: TenantRequest) -> Markup {
        guard request.isFromLoopback, LoopbackName.matches(authority: request.header("host") ?? "") else { return "" }
        return """
            <p class="note">Nothing is really sent: the message is in the
            <a href="/inbox" target="_blank" rel="noopener">inbox<span class="visually-hidden"> (opens a new tab)</span></a>.</p>
            """
    }
}
