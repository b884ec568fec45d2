import Auth0Crypto
import FoundationEssentials

/// A key that signs tokens, with the id under which its public half is published.
struct SigningKey: Sendable {
    let id: String
    let privateKey: RSAPrivateKey
    let publicJWK: JWK
    let createdAt: Date

    init(_ privateKey: RSAPrivateKey, createdAt: Date) throws {
        id = try privateKey.publicKey.jwk(keyID: nil).thumbprint()
        publicJWK = privateKey.publicKey.jwk(keyID: id)
        self.privateKey = privateKey
        self.createdAt = createdAt
    }

    init(_ record: SigningKeyRecord) throws {
        try self.init(RSAPrivateKey(jwk: record.jwk), createdAt: record.createdAt)
    }

    func record() throws -> SigningKeyRecord {
        SigningKeyRecord(id: id, jwk: try privateKey.jwk(keyID: id), createdAt: createdAt)
    }
}

/// A signing key as it is stored and exported, private half included.
struct SigningKeyRecord: Record {
    static let kind = RecordKind.key

    let id: String
    let jwk: JWK
    let createdAt: Date

    enum CodingKeys: String, CodingKey {
        case id = "kid"
        case jwk
        case createdAt = "created_at"
    }
}
