public import Foundation

/// A passkey that was enrolled.
public struct PasskeyAuthenticationMethod: Decodable, Hashable, Sendable, Identifiable {
    /// The id of the method.
    public let id: String
    /// `passkey`.
    public let type: String
    /// The id of the person's identity that the passkey belongs to.
    public let userIdentityId: String
    /// The browser or device that the passkey was created with.
    public let userAgent: String?
    /// The credential itself.
    public let credential: PasskeyCredential
    /// When it was enrolled.
    public let createdAt: Date
    /// The model of the authenticator, a UUID.
    public let aaguid: String?
    /// The domain that the passkey is for.
    public let relyingPartyId: String?
}

/// The credential of a passkey.
public struct PasskeyCredential: Hashable, Sendable, Identifiable {
    /// The id of the credential.
    public let id: String
    /// The public key (COSE, RFC 9052); empty where the server does not send it.
    public let publicKey: Data
    /// The user handle; empty where the server does not send it.
    public let userHandle: Data
    /// Whether the passkey can be synced to other devices.
    public let deviceType: PasskeyDeviceType
    /// Whether the passkey was backed up.
    public let isBackedUp: Bool
}

/// Whether a passkey can leave its device.
public enum PasskeyDeviceType: String, Sendable, Hashable, Decodable {
    /// It stays on one device; also where the server does not say.
    case singleDevice = "single_device"
    /// It can be synced to other devices.
    case multiDevice = "multi_device"
}

extension PasskeyAuthenticationMethod: JSONObjectDecodable {
    package init?(_ members: JSONObject) {
        guard let id = members["id"]?.string, !id.isEmpty, let createdAt = members["created_at"]?.iso8601 else {
            return nil
        }
        func text(_ name: String) -> String? { members[name]?.string }
        self.id = id
        self.createdAt = createdAt
        type = text("type") ?? "passkey"
        userIdentityId = text("identity_user_id") ?? ""
        userAgent = text("user_agent")
        aaguid = text("aaguid")
        relyingPartyId = text("relying_party_id")
        credential = PasskeyCredential(
            id: text("key_id") ?? "",
            publicKey: text("public_key").flatMap(Base64Text.decode) ?? Data(),
            userHandle: text("user_handle").flatMap(Base64Text.decode) ?? Data(),
            deviceType: text("credential_device_type").flatMap(PasskeyDeviceType.init) ?? .singleDevice,
            isBackedUp: members["credential_backed_up"]?.bool ?? false
        )
    }
}
