import Foundation
import Testing

@testable import Auth0Crypto

/// Keys and tokens of the RFCs' appendices.
enum Keys {
    struct Example: Decodable {
        let key: JWK?
        let token: String
    }

    struct KeySets: Decodable {
        let `public`: JWKSet
        let `private`: JWKSet
    }

    struct RFC7515: Decodable {
        let a1: Example
        let a2: Example
        let a3: Example
        let a5: Example
    }

    static func rfc7515() throws -> RFC7515 { try Vectors.read(PackageResources.rfc7515_json) }

    static func rfc7517() throws -> KeySets { try Vectors.read(PackageResources.rfc7517_json) }

    /// The RSA key of RFC 7515 appendix A.2 with its private members.
    static func rsa() throws -> JWK { try #require(try rfc7515().a2.key) }
}
