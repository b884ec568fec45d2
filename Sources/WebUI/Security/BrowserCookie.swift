import Auth0Crypto
package import Auth0HTTPServer
import Foundation

/// The signed cookie that names a browser.
///
/// Its name holds the port, because a browser shares cookies between the ports of a host. A signature with a key that
/// outlives the process lets a restarted server know its browsers.
package struct BrowserCookie: Sendable {
    /// How long a cookie is good for: 30 days.
    package static let lifetime = Duration.seconds(30 * 24 * 3_600)

    package let name: String
    private let key: Data

    package init(port: UInt16, key: Data) {
        name = "webui_\(port)"
        self.key = key
    }

    /// The `Set-Cookie` value that names `browser` from `now` on (seconds since 1970).
    ///
    /// - Parameter isSecure: keeps it from ever being sent without TLS.
    package func header(naming browser: BrowserID, now: Int, isSecure: Bool = false) -> String {
        let content = "\(browser.value).\(now)"
        return "\(name)=\(content).\(signature(of: content)); Path=/; Max-Age=\(Self.lifetime.components.seconds); "
            + "HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
    }

    /// The browser that a request's cookies name, if the signature is ours and not too old.
    package func browser(in headers: HTTPHeaders, now: Int) -> BrowserID? {
        for pair in headers.all("Cookie").flatMap({ $0.split(separator: ";") }) {
            let pair = pair.trimmingCharacters(in: .whitespaces)
            guard pair.hasPrefix(name + "=") else { continue }
            if let browser = browser(named: pair.dropFirst(name.count + 1), now: now) { return browser }
        }
        return nil
    }

    private func browser(named value: Substring, now: Int) -> BrowserID? {
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let issued = Int(parts[1]), let browser = BrowserID(String(parts[0])) else {
            return nil
        }
        guard ConstantTime.equal(String(parts[2]), signature(of: "\(parts[0]).\(parts[1])")) else { return nil }
        return (0...Int(Self.lifetime.components.seconds)).contains(now - issued) ? browser : nil
    }

    private func signature(of content: String) -> String {
        Base64URL.encode(HMAC.authenticationCode(for: Data("\(name).\(content)".utf8), key: key))
    }
}
