/// A way to sign in that a person has.
///
/// Which members are there depends on the kind; a member that a server leaves out is `nil`.
public struct AuthenticationMethod: Decodable, Hashable, Sendable, Identifiable {
    /// The id, such as `totp|dev_…`.
    public let id: String
    /// The kind as the server names it.
    public let type: String?
    /// When it was enrolled, ISO 8601; empty where the server does not say.
    public let createdAt: String
    /// Whether it is a `primary` or a `secondary` factor, or both; empty where the server does not say.
    public let usage: [String]
    /// Whether the enrolment was confirmed.
    public let confirmed: Bool?
    /// The name that the person gave it.
    public let name: String?
    /// When it was used last, ISO 8601.
    public let lastAuthAt: String?

    /// The e-mail address that gets codes.
    public let email: String?
    /// The phone number that gets codes.
    public let phoneNumber: String?
    /// How codes reach the phone: `sms` or `voice`.
    public let preferredAuthenticationMethod: String?

    /// The id of the person's identity that a passkey or password belongs to.
    public let identityUserId: String?
    /// When the password was reset last, ISO 8601.
    public let lastPasswordReset: String?

    /// The id of the passkey's credential.
    public let keyId: String?
    /// The passkey's public key, base64.
    public let publicKey: String?
    /// The passkey's user handle, base64url.
    public let userHandle: String?
    /// The model of the passkey's authenticator, a UUID.
    public let aaguid: String?
    /// The domain that the passkey is for.
    public let relyingPartyId: String?
    /// How browsers reach the passkey's authenticator.
    public let transports: [String]?
    /// The browser or device that the passkey was created with.
    public let userAgent: String?
    /// Whether the passkey was backed up.
    public let credentialBackedUp: Bool?
    /// `single_device` or `multi_device`.
    public let credentialDeviceType: String?

    /// The kind; `nil` for one that this version does not know, which ``type`` names.
    public var kind: AuthenticationMethodType? { type.flatMap(AuthenticationMethodType.init(rawValue:)) }
}

extension AuthenticationMethod: JSONObjectDecodable {
    package init?(_ members: JSONObject) {
        guard let id = members["id"]?.string, !id.isEmpty else { return nil }
        func text(_ name: String) -> String? { members[name]?.string }
        self.id = id
        type = text("type")
        createdAt = text("created_at") ?? ""
        usage = members["usage"]?.array?.compactMap(\.string) ?? []
        confirmed = members["confirmed"]?.bool
        name = text("name")
        lastAuthAt = text("last_auth_at")
        email = text("email")
        phoneNumber = text("phone_number")
        preferredAuthenticationMethod = text("preferred_authentication_method")
        identityUserId = text("identity_user_id")
        lastPasswordReset = text("last_password_reset")
        keyId = text("key_id")
        publicKey = text("public_key")
        userHandle = text("user_handle")
        aaguid = text("aaguid")
        relyingPartyId = text("relying_party_id")
        transports = members["transports"]?.array?.compactMap(\.string)
        userAgent = text("user_agent")
        credentialBackedUp = members["credential_backed_up"]?.bool
        credentialDeviceType = text("credential_device_type")
    }
}

extension AuthenticationMethod: Redacted {
    package var visible: KeyValuePairs<String, String?> {
        ["id": id, "type": type, "confirmed": confirmed.map { "\($0)" }, "createdAt": createdAt]
    }

    package var secrets: KeyValuePairs<String, String?> {
        ["name": name, "email": email, "phoneNumber": phoneNumber]
    }
}
