public import Foundation

/// Values that people paste: white space and invisible characters at both ends are not part of them.
enum PasswordlessInput {
    private static let edges = CharacterSet.whitespacesAndNewlines.union(
        CharacterSet(charactersIn: "\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{200E}\u{200F}\u{00AD}")
    )

    static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: edges)
    }

    /// Refuses an empty value before anything is sent.
    static func refuseEmpty(_ name: String) -> @Sendable (JSONObject) throws -> Void {
        { parameters in
            guard parameters[name]?.string?.isEmpty == false else { throw PasswordlessInputError.empty(name) }
        }
    }

    /// Refuses links that cannot come back to a program on Linux.
    static func refuseUnreachableLink(_ type: PasswordlessType) -> @Sendable (JSONObject) throws -> Void {
        { parameters in
            switch type {
            case .code: return
            case .iOSLink, .androidLink: throw PasswordlessInputError.appLink
            case .webLink:
                let redirect = parameters["authParams"]?.object?["redirect_uri"]?.string
                guard redirect?.isEmpty == false else { throw PasswordlessInputError.linkWithoutRedirect }
            }
        }
    }
}

/// Why a passwordless request is not sent; the `cause` of its error.
public struct PasswordlessInputError: LocalizedError, CustomStringConvertible, Sendable, Equatable {
    /// What is wrong and what to do instead.
    public let errorDescription: String?

    /// What is wrong and what to do instead.
    public var description: String { errorDescription ?? "" }

    static func empty(_ name: String) -> Self {
        let thing =
            switch name {
            case "otp": "code"
            case "phone_number": "phone number"
            case "email": "e-mail address"
            default: "e-mail address or phone number"
            }
        return Self(errorDescription: "The \(thing) is empty. Ask the person for it again; nothing was sent.")
    }

    static let appLink = Self(
        errorDescription: "A link of this type opens a mobile app, and there is none on Linux. Use .code here."
    )

    static let linkWithoutRedirect = Self(
        errorDescription: "A link needs an address to come back to. Use .code, or add "
            + ".parameters([\"authParams\": [\"redirect_uri\": …]])."
    )
}
