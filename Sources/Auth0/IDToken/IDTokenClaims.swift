import Foundation

/// The claims of an ID token that are checked; all others are left alone.
struct IDTokenClaims: Decodable {
    let issuer: String?
    let subject: String?
    let audience: [String]
    let expiresAt: Double?
    let issuedAt: Double?
    let nonce: String?
    let authorizedParty: String?
    let authenticatedAt: Double?
    let organizationID: String?
    let organizationName: String?

    private enum CodingKeys: String, CodingKey {
        case issuer = "iss"
        case subject = "sub"
        case audience = "aud"
        case expiresAt = "exp"
        case issuedAt = "iat"
        case nonce
        case authorizedParty = "azp"
        case authenticatedAt = "auth_time"
        case organizationID = "org_id"
        case organizationName = "org_name"
    }

    /// A claim of the wrong kind counts as missing, so that the rule about it refuses the token.
    init(from decoder: any Decoder) throws {
        let claims = try decoder.container(keyedBy: CodingKeys.self)
        func text(_ key: CodingKeys) -> String? { try? claims.decodeIfPresent(String.self, forKey: key) }
        func time(_ key: CodingKeys) -> Double? { try? claims.decodeIfPresent(Double.self, forKey: key) }
        issuer = text(.issuer)
        subject = text(.subject)
        if let one = text(.audience) {
            audience = [one]
        } else {
            audience = (try? claims.decodeIfPresent([String].self, forKey: .audience)) ?? []
        }
        expiresAt = time(.expiresAt)
        issuedAt = time(.issuedAt)
        nonce = text(.nonce)
        authorizedParty = text(.authorizedParty)
        authenticatedAt = time(.authenticatedAt)
        organizationID = text(.organizationID)
        organizationName = text(.organizationName)
    }
}
