import Auth0Crypto
import FoundationEssentials

/// What a browser or an authenticator needs to make a passkey (WebAuthn, section 5.4).
struct PasskeyOptions: Sendable {
    /// How the path names a passkey that is being enrolled.
    static let newID = "passkey|new"
    /// One minute, in milliseconds.
    static let timeout = 60_000

    let user: TenantUser
    let userHandle: String
    let relyingPartyID: String
    let known: [Passkey]

    init(_ state: TenantState, user: TenantUser, settings: PasskeySettings) {
        self.user = user
        userHandle = state.secret[TenantSecret.onlyID]?.userHandle(for: user.id) ?? ""
        relyingPartyID = settings.relyingPartyID
        known = state.methods.methods(of: user.id).compactMap { method in
            if case .passkey(let passkey) = method.proof { passkey } else { nil }
        }
    }

    func json(challenge: Data) -> [String: JSONValue] {
        let name = user.email ?? user.phoneNumber ?? user.id
        return [
            "challenge": .string(Base64URL.encode(challenge)),
            "timeout": .int(Self.timeout),
            "rp": ["id": .string(relyingPartyID), "name": .string(relyingPartyID)],
            "user": [
                "id": .string(userHandle), "name": .string(name),
                "displayName": user.claims["name"] ?? .string(name),
            ],
            "pubKeyCredParams": .array([-8, -7, -257].map { ["type": "public-key", "alg": .int($0)] }),
            "authenticatorSelection": ["residentKey": "required", "userVerification": "preferred"],
            "excludeCredentials": .array(
                known.map {
                    [
                        "type": "public-key", "id": .string($0.credentialID),
                        "transports": .array($0.transports.map { .string($0) }),
                    ]
                }
            ),
        ]
    }
}
