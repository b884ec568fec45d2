public import Foundation

/// Why a request is refused before it is sent; the `cause` of an error whose code is `invalid_request`.
public struct InvalidInputError: LocalizedError, CustomStringConvertible, Sendable, Equatable {
    /// What is wrong and what to do instead.
    public let errorDescription: String?

    /// What is wrong and what to do instead.
    public var description: String { errorDescription ?? "" }
}

extension InvalidInputError {
    static func empty(_ thing: String) -> Self {
        Self(errorDescription: "The \(thing) is empty; nothing was sent. Give it and try again.")
    }

    static let noFactorsAllowed = Self(
        errorDescription: "No factor types are allowed; nothing was sent. Pass at least one, such as those of the "
            + "mfaRequirements that came with the MFA token."
    )

    static let noChange = Self(
        errorDescription: "There is nothing to change; nothing was sent. Give a name or a preferred method."
    )

    static let noMethodID = Self(
        errorDescription: "The id of the authentication method is empty or not one; nothing was sent. Use the id of a "
            + "listed method or of an enrolment."
    )

    static let noAttestation = Self(
        errorDescription: "The new passkey has no attestation object; nothing was sent. Create it again and ask its "
            + "authenticator for one."
    )

    /// A check that refuses an empty value; spaces and invisible characters count as nothing.
    static func refuseEmpty(_ value: String, _ thing: String) -> @Sendable (JSONObject) throws -> Void {
        { _ in
            guard !PasswordlessInput.trimmed(value).isEmpty else { throw empty(thing) }
        }
    }
}
