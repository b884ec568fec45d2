/// The cookies of a browser, as far as they are the tenant's own.
///
/// Browsers keep the cookies of all ports of a host together, so the names hold the port.
struct Cookies: Sendable {
    enum Name: String {
        /// Who is signed in.
        case session = "auth0"
        /// Which browser a login page belongs to.
        case browser = "auth0_login"
    }

    private let port: UInt16
    private let values: [String: String]

    init(_ request: TenantRequest, _ issuer: Issuer) {
        port = issuer.port
        var values: [String: String] = [:]
        for pair in (request.header("cookie") ?? "").split(separator: ";") {
            let halves = pair.split(separator: "=", maxSplits: 1)
            guard halves.count == 2, let name = halves.first, let value = halves.last else { continue }
            values[String(name.drop { $0 == " " })] = String(value)
        }
        self.values = values
    }

    subscript(name: Name) -> String? {
        values[text(name)]
    }

    /// The header that sets a cookie: out of reach of scripts, and not sent along with another site's forms.
    func setting(_ name: Name, _ value: String, seconds: Int?) -> [String: String] {
        let age = seconds.map { "; Max-Age=\($0)" } ?? ""
        return ["Set-Cookie": "\(text(name))=\(value); Path=/; HttpOnly; SameSite=Lax\(age)"]
    }

    func removing(_ name: Name) -> [String: String] {
        setting(name, "", seconds: 0)
    }

    private func text(_ name: Name) -> String { "\(name.rawValue)_\(port)" }
}
