/// A JSON Web Key: the members of RFC 7517 and 7518 that we use, as they stand in JSON.
///
/// It is only read and written here; a key type's `init(jwk:)` decides whether it makes sense.
package struct JWK: Codable, Sendable, Hashable {
    package var kty: String
    package var kid: String?
    package var use: String?
    package var alg: String?

    package var n: String?
    package var e: String?

    package var d: String?
    package var p: String?
    package var q: String?
    package var dp: String?
    package var dq: String?
    package var qi: String?

    package var crv: String?
    package var x: String?
    package var y: String?

    package var x5c: [String]?
    package var x5t: String?

    package init(kty: String) {
        self.kty = kty
    }
}

extension JWK: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Names the kind of key and nothing that is secret.
    package var description: String { "JWK(\(kty)\(d == nil ? "" : ", private"))" }

    package var debugDescription: String { description }

    package var customMirror: Mirror { Mirror(self, children: ["kty": kty]) }
}
