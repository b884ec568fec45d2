import Auth0Crypto
import FoundationEssentials

/// The secret that the tenant derives ids with, so that an id tells nothing and is the same each time.
struct TenantSecret: Record, Equatable {
    static let kind = RecordKind.secret
    static let onlyID = "tenant"

    var id: String { Self.onlyID }
    let bytes: Data

    enum CodingKeys: String, CodingKey {
        case bytes
    }

    /// What follows `email|` or `sms|` in the id of whoever has `address`, known or not.
    func identifier(for address: Address) -> String {
        let text = "\(address.channel.rawValue):\(address.value)"
        return HMAC.authenticationCode(for: Data(text.utf8), key: bytes, .sha256).prefix(12)
            .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    func userID(for address: Address) -> String {
        "\(address.channel.rawValue)|\(identifier(for: address))"
    }
}
