/// The enrolment of a phone number or an e-mail address that waits for its code.
public struct MFAEnrollmentChallenge: Decodable, Hashable, Sendable {
    /// `oob`.
    public let authenticatorType: String
    /// `prompt`: the person types the code.
    public let bindingMethod: String
    /// Codes that replace the factor when it is lost; only with a person's first factor, and only this once.
    public let recoveryCodes: [String]?
    /// `sms`, `voice` or `email`.
    public let oobChannel: String
    /// What ``MFAClient/verify(oobCode:bindingCode:mfaToken:)`` takes.
    public let oobCode: String
}

extension MFAEnrollmentChallenge: JSONObjectDecodable {
    package init?(_ members: JSONObject) {
        guard let oobCode = members["oob_code"]?.string, !oobCode.isEmpty else { return nil }
        authenticatorType = members["authenticator_type"]?.string ?? "oob"
        bindingMethod = members["binding_method"]?.string ?? "prompt"
        recoveryCodes = members["recovery_codes"]?.array?.compactMap(\.string)
        oobChannel = members["oob_channel"]?.string ?? ""
        self.oobCode = oobCode
    }
}

extension MFAEnrollmentChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> {
        ["authenticatorType": authenticatorType, "bindingMethod": bindingMethod, "oobChannel": oobChannel]
    }

    package var secrets: KeyValuePairs<String, String?> {
        ["oobCode": oobCode, "recoveryCodes": recoveryCodes?.joined()]
    }
}
