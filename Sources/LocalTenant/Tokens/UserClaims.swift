/// What a person's scopes tell about the person.
enum UserClaims {
    private static let profile = [
        "name", "given_name", "family_name", "middle_name", "nickname", "preferred_username", "profile", "picture",
        "website", "gender", "birthdate", "zoneinfo", "locale",
    ]
    private static let reserved = [
        "sub", "email", "email_verified", "phone_number", "phone_number_verified", "updated_at", "address",
        "iss", "aud", "iat", "exp", "sid", "nonce", "azp", "auth_time",
    ]

    /// The claims of `user` beside `sub`.
    static func claims(of user: TenantUser, scopes: [String]) -> [String: JSONValue] {
        var claims: [String: JSONValue] = [:]
        if scopes.contains("profile") {
            let name = user.email ?? user.phoneNumber ?? user.id
            claims["name"] = .string(name)
            claims["nickname"] = .string(String(name.prefix { $0 != "@" }))
            claims["updated_at"] = .string(Timestamp.text(user.updatedAt))
            for (name, value) in user.claims where profile.contains(name) { claims[name] = value }
        }
        if scopes.contains("email"), let email = user.email {
            claims["email"] = .string(email)
            claims["email_verified"] = .bool(user.isEmailVerified)
        }
        if scopes.contains("phone"), let number = user.phoneNumber {
            claims["phone_number"] = .string(number)
            claims["phone_number_verified"] = .bool(user.isPhoneNumberVerified)
        }
        if scopes.contains("address"), let address = user.claims["address"] {
            claims["address"] = address
        }
        // Claims of one's own need no scope.
        for (name, value) in user.claims where !profile.contains(name) && !reserved.contains(name) {
            claims[name] = value
        }
        return claims
    }
}
