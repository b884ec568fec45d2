import Foundation

/// Keeps what a person typed out of texts.
package enum Confidential {
    private static let names: Set<String> = [
        "email", "phone_number", "username", "otp", "code", "password", "new_password", "refresh_token",
        "subject_token", "actor_token", "token", "mfa_token", "otp_code", "oob_code", "binding_code",
        "recovery_code", "auth_session", "code_verifier", "client_secret",
    ]

    /// The values among a request's parameters that no text may repeat.
    package static func values(in parameters: JSONObject) -> [String] {
        parameters.flatMap { name, value -> [String] in
            switch value {
            case .string(let text) where names.contains(name) && text.count > 2: [text]
            case .object(let members): values(in: members)
            default: []
            }
        }
    }

    /// The token of a request's `Authorization` field.
    package static func values(in headers: [String: String]) -> [String] {
        headers.filter { $0.key.lowercased() == "authorization" }
            .compactMap { $0.value.split(separator: " ").last.map(String.init) }
            .filter { $0.count > 2 }
    }

    package static func mask(_ values: [String], in text: String) -> String {
        values.reduce(text) { text, value in
            text.replacingOccurrences(of: value, with: "•••", options: .caseInsensitive)
        }
    }
}
