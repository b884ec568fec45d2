/// A challenge of a factor that a person has.
public struct MFAChallenge: Decodable, Hashable, Sendable {
    /// `oob` for a code or notification that was sent, `otp` for the one-time password of an app.
    public let challengeType: String
    /// What ``MFAClient/verify(oobCode:bindingCode:mfaToken:)`` takes.
    ///
    /// Empty for an `otp` challenge, which is answered with ``MFAClient/verify(otp:mfaToken:)``.
    public let oobCode: String
    /// `prompt` where the person types a code; `nil` where a notification is approved.
    public let bindingMethod: String?
}

extension MFAChallenge: JSONObjectDecodable {
    package init?(_ members: JSONObject) {
        let oobCode = members["oob_code"]?.string
        guard let type = members["challenge_type"]?.string ?? oobCode.map({ _ in "oob" }),
            type != "oob" || oobCode?.isEmpty == false
        else { return nil }
        challengeType = type
        self.oobCode = oobCode ?? ""
        bindingMethod = members["binding_method"]?.string
    }
}

extension MFAChallenge {
    /// The types of challenge that fit a factor, by what its id begins with: a space between, as the API takes them.
    static func types(forAuthenticator id: String) -> String {
        switch id.prefix(while: { $0 != "|" }) {
        case "totp", "otp": "otp"
        case "sms", "voice", "phone", "push", "email": "oob"
        default: "oob otp"
        }
    }
}

extension MFAChallenge: Redacted {
    package var visible: KeyValuePairs<String, String?> {
        ["challengeType": challengeType, "bindingMethod": bindingMethod]
    }

    package var secrets: KeyValuePairs<String, String?> { ["oobCode": oobCode] }
}
