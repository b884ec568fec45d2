/// A factor that a person has, as the MFA API lists it.
public struct Authenticator: Decodable, Hashable, Sendable {
    /// How the factor proves a person: `otp`, `oob` or `recovery-code`.
    ///
    /// Other kinds are kept as the server names them; `unknown` where it names none.
    public let authenticatorType: String
    /// How a code or notification reaches the person: `sms`, `voice`, `auth0` or `email`; only for `oob`.
    public let oobChannel: String?
    /// The id that ``MFAClient/challenge(with:mfaToken:)`` takes, such as `sms|dev_…`.
    public let id: String
    /// The address or number of the factor, masked by the server.
    public let name: String?
    /// Whether the enrolment was confirmed.
    public let active: Bool
    /// The factor by the name that `mfaRequirements` use, such as `otp`, `phone` or `push-notification`.
    ///
    /// Where the server sends none, it follows from ``authenticatorType`` and ``oobChannel``.
    public let type: String
}

extension Authenticator: JSONObjectDecodable {
    package init?(_ members: JSONObject) {
        guard let id = members["id"]?.string, !id.isEmpty else { return nil }
        let authenticatorType = members["authenticator_type"]?.string
        let channel = members["oob_channel"]?.string
        self.id = id
        self.authenticatorType = authenticatorType ?? "unknown"
        oobChannel = channel
        name = members["name"]?.string
        active = members["active"]?.bool ?? true
        type = members["type"]?.string ?? Self.type(authenticatorType, channel: channel) ?? "unknown"
    }

    /// The factor of a server that leaves `type` out.
    private static func type(_ authenticatorType: String?, channel: String?) -> String? {
        guard authenticatorType == "oob" else { return authenticatorType }
        return switch channel {
        case "sms", "voice": "phone"
        case "auth0": "push-notification"
        case let channel?: channel
        case nil: authenticatorType
        }
    }
}

extension Authenticator: Redacted {
    package var visible: KeyValuePairs<String, String?> {
        [
            "id": id, "type": type, "authenticatorType": authenticatorType, "oobChannel": oobChannel,
            "active": "\(active)",
        ]
    }

    package var secrets: KeyValuePairs<String, String?> { ["name": name] }
}
