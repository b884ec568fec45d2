/// What a sign-in that needs a second factor goes on with.
public struct MFARequiredErrorPayload: Decodable, Hashable, Sendable {
    /// The error code, `mfa_required`.
    public let error: String
    /// The server's words; empty where it sends none.
    public let errorDescription: String
    /// The token for the calls of ``MFAClient``.
    public let mfaToken: String
    /// Which factors the person may use or enrol; both lists are `nil` where the server says nothing.
    public let mfaRequirements: MFARequirements
}

extension AuthenticationError {
    /// What the sign-in goes on with; `nil` unless ``isMultifactorRequired`` and the server sent an MFA token.
    public var mfaRequiredErrorPayload: MFARequiredErrorPayload? {
        isMultifactorRequired ? MFARequiredErrorPayload(details.body) : nil
    }
}

extension MFARequiredErrorPayload: JSONObjectDecodable {
    package init?(_ members: JSONObject) {
        guard let mfaToken = members["mfa_token"]?.string, !mfaToken.isEmpty else { return nil }
        self.mfaToken = mfaToken
        error = (members["error"] ?? members["code"])?.string ?? "mfa_required"
        errorDescription = (members["error_description"] ?? members["description"])?.string ?? ""
        mfaRequirements = MFARequirements(members["mfa_requirements"]?.object ?? [:])
    }
}

extension MFARequiredErrorPayload: Redacted {
    package var visible: KeyValuePairs<String, String?> {
        func list(_ factors: [MFAFactor]?) -> String? { factors.map { $0.map(\.type).joined(separator: " ") } }
        return [
            "error": error, "challenge": list(mfaRequirements.challenge), "enroll": list(mfaRequirements.enroll),
        ]
    }

    package var secrets: KeyValuePairs<String, String?> { ["mfaToken": mfaToken] }
}

/// Which factors a person may use or enrol.
public struct MFARequirements: Decodable, Hashable, Sendable {
    /// What the person may enrol.
    public let enroll: [MFAFactor]?
    /// What the person has and may be challenged with.
    public let challenge: [MFAFactor]?
}

extension MFARequirements: JSONObjectDecodable {
    /// Also knows the shape `{"challenge_types": ["otp", "oob"]}`, which some servers send.
    package init(_ members: JSONObject) {
        func factors(_ name: String) -> [MFAFactor]? {
            members[name]?.array?.compactMap { element in
                (element.string ?? element.object?["type"]?.string).map(MFAFactor.init)
            }
        }
        enroll = factors("enroll")
        challenge = factors("challenge") ?? factors("challenge_types")
    }
}

/// A kind of factor.
public struct MFAFactor: Decodable, Hashable, Sendable {
    /// The name of the kind, such as `otp`, `phone`, `email`, `push-notification` or `recovery-code`.
    ///
    /// Kinds that this version does not know are kept as the server names them.
    public let type: String
}
