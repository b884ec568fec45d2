import Foundation
import WebUIHTML

/// A whole page around what a view rendered.
package struct Page: Sendable {
    package var title: String
    package var nonce: String
    package var body: String
    package var rules: String
    /// What the client has to know, as `data-` attributes.
    package var data: [(name: String, value: String)]
    package var notice: String?

    package var html: String {
        var html = Self.head(title: title, nonce: nonce)
        html += "<style nonce=\"\(nonce)\" id=\"rules\">\(rules)</style></head><body"
        for (name, value) in data { html += " data-\(name)=\"\(HTMLEscaping.escape(value))\"" }
        html += ">\(body)"
        html += "<div id=\"spoken\" class=\"vh\" aria-live=\"polite\"></div>"
        html += "<div id=\"offline\" class=\"banner\" role=\"status\" hidden>Connecting again…</div>"
        if let notice {
            html += "<div id=\"notice\" class=\"banner\" role=\"status\"><span>\(HTMLEscaping.escape(notice))</span>"
            html += "<button type=\"button\">OK</button></div>"
        }
        html += "<dialog id=\"moved\" class=\"message\" aria-labelledby=\"moved-title\">"
        html += "<h2 id=\"moved-title\">This page was opened again elsewhere.</h2>"
        html += "<button type=\"button\" class=\"button prominent\" id=\"continue\">Continue here</button></dialog>"
        html += "<noscript>This page needs JavaScript.</noscript>"
        html += "<script nonce=\"\(nonce)\">\(ClientAssets.script)</script></body></html>"
        return html
    }

    /// A page that only says something.
    package static func message(title: String, _ text: String, nonce: String) -> String {
        head(title: title, nonce: nonce)
            + "</head><body><main class=\"window\"><div class=\"message\"><h1>\(HTMLEscaping.escape(title))</h1>"
            + "<p>\(HTMLEscaping.escape(text))</p></div></main></body></html>"
    }

    private static func head(title: String, nonce: String) -> String {
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">"
            + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
            + "<meta name=\"color-scheme\" content=\"light dark\"><title>\(HTMLEscaping.escape(title))</title>"
            + "<link rel=\"icon\" href=\"data:,\"><style nonce=\"\(nonce)\">\(ClientAssets.styles)</style>"
    }
}
