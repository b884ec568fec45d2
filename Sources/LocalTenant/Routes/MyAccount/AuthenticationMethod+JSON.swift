import FoundationEssentials

extension AuthenticationMethod {
    /// As the My Account API shows it.
    var json: [String: JSONValue] {
        var json: [String: JSONValue] = [
            "id": .string(id),
            "type": .string(factor.rawValue),
            "created_at": .string(Timestamp.text(createdAt)),
            "usage": .array(factor.usage.map { .string($0) }),
        ]
        if let name { json["name"] = .string(name) }
        if let lastAuthAt { json["last_auth_at"] = .string(Timestamp.text(lastAuthAt)) }
        if factor != .passkey { json["confirmed"] = true }
        switch proof {
        case .email(let address):
            json["email"] = .string(address)
        case .phone(let number, let channel):
            json["phone_number"] = .string(number)
            json["preferred_authentication_method"] = .string(channel.rawValue)
        case .passkey(let passkey):
            json.merge(passkey.json) { $1 }
            json["identity_user_id"] = .string(identityUserID)
        case .totp, .push, .recoveryCode:
            break
        }
        return json
    }

    /// The person's id within their connection: what stands behind the bar.
    private var identityUserID: String {
        userID.split(separator: "|", maxSplits: 1).last.map(String.init) ?? userID
    }
}

extension Passkey {
    fileprivate var json: [String: JSONValue] {
        var json: [String: JSONValue] = [
            "credential_backed_up": .bool(isBackedUp),
            "credential_device_type": isBackupEligible ? "multi_device" : "single_device",
            "key_id": .string(credentialID),
            "public_key": .string(publicKey.base64EncodedString()),
            "user_handle": .string(userHandle),
            "aaguid": .string(model),
            "relying_party_id": .string(relyingPartyID),
            "transports": .array(transports.map { .string($0) }),
        ]
        if let userAgent { json["user_agent"] = .string(userAgent) }
        return json
    }
}

extension Issuer {
    /// The address of an authentication method, for `Location`.
    func address(ofMethod id: String) -> String {
        address(of: "me/v1/authentication-methods/\(PercentEncoding.encode(id))")
    }
}
