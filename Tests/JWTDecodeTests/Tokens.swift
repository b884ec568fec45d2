import Foundation

/// Makes unsigned tokens for tests.
enum Tokens {
    static let header = base64URL(#"{"alg":"RS256","typ":"JWT","kid":"k1"}"#)
    static let signature = "c2lnbmF0dXJl"

    static func token(_ body: String) -> String { "\(header).\(base64URL(body)).\(signature)" }

    static func base64URL(_ text: String) -> String {
        Data(text.utf8).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
