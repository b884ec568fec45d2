import FoundationEssentials

/// What all pages share: the frame, and headers that keep everything foreign out.
enum Page {
    /// The pages, as the navigation shows them.
    enum Name: String, CaseIterable {
        case overview = "Overview"
        case inbox = "Inbox"

        var path: String { self == .overview ? "/" : "/inbox" }
    }

    static let headers = [
        "Cache-Control": "no-store",
        "Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; "
            + "img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    ]

    static func answer(_ name: Name, issuer: Issuer, _ content: Markup) -> TenantResponse {
        TenantResponse(
            headers: headers.merging(["Content-Type": "text/html; charset=utf-8"]) { $1 },
            body: Data(document(name, issuer: issuer, content).html.utf8)
        )
    }

    private static func document(_ name: Name, issuer: Issuer, _ content: Markup) -> Markup {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(name.rawValue) · Local tenant</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
        <link rel="stylesheet" href="/assets/tenant.css">
        <script src="/assets/tenant.js" defer></script>
        <noscript><meta http-equiv="refresh" content="5"></noscript>
        </head>
        <body>
        <a class="skip" href="#content">Skip to content</a>
        <header class="bar">
        <div class="bar-inner">
        <a class="brand" href="/"><img src="/assets/icon.svg" alt="" width="28" height="28">Local tenant</a>
        <nav aria-label="Pages">\(Markup(Name.allCases.map { link(to: $0, from: name) }))</nav>
        <span class="badge">Development only</span>
        </div>
        </header>
        <main id="content">
        \(content)
        </main>
        <p class="visually-hidden" role="status" id="news"></p>
        <footer>\(issuer.text) · Nothing leaves this machine.</footer>
        </body>
        </html>
        """
    }

    private static func link(to name: Name, from current: Name) -> Markup {
        name == current
            ? "<a href=\"\(name.path)\" aria-current=\"page\">\(name.rawValue)</a>"
            : "<a href=\"\(name.path)\">\(name.rawValue)</a>"
    }

    /// A point in time; the page's script shows it in the person's own time zone.
    static func time(_ date: Date) -> Markup {
        let text = Timestamp.text(date)
        return "<time datetime=\"\(text)\">\(String(text.dropFirst(11).prefix(8))) UTC</time>"
    }

    /// A line to be copied whole.
    static func copyable(_ line: String, label: String) -> Markup {
        """
        <div class="line"><pre tabindex="0">\(line)</pre>\
        <button type="button" class="copy" data-copy="\(line)" aria-label="Copy \(label)">Copy</button></div>
        """
    }
}
