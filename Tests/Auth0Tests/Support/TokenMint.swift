import Auth0Crypto
import Auth0HTTPClient
import Foundation

@testable import Auth0

/// Signs ID tokens as a tenant would, and shows the keys for them.
struct TokenMint {
    static let key = Result { try RSAPrivateKey() }
    static let otherKey = Result { try RSAPrivateKey() }

    var keyID = "k1"
    var key = Self.key

    static func claims(_ changes: JSONObject = [:]) -> JSONObject {
        var claims: JSONObject = [
            "iss": "https://tenant.example.com/",
            "sub": "email|1",
            "aud": "client",
            "iat": .integer(Int(testNow.timeIntervalSince1970)),
            "exp": .integer(Int(testNow.timeIntervalSince1970) + 3600),
        ]
        for (name, value) in changes {
            claims[name] = value == .null ? nil : value
        }
        return claims
    }

    func token(_ claims: JSONObject = Self.claims()) throws -> String {
        try JWS.sign(payload: JSONEncoder().encode(claims), typ: "JWT", keyID: keyID, with: key.get())
    }

    func jwks() throws -> String {
        String(decoding: try JSONEncoder().encode(JWKSet(keys: [key.get().publicKey.jwk(keyID: keyID)])), as: UTF8.self)
    }

    /// A transport whose token endpoint answers with this ID token, and whose keys are the mint's.
    func transport(idToken: String?) throws -> StubTransport {
        let answer = try JSONEncoder().encode(["access_token": "at", "id_token": idToken, "token_type": "Bearer"])
        let keys = try jwks()
        return StubTransport { request in
            request.url.path().hasSuffix("jwks.json")
                ? .json(keys) : HTTPClientResponse(status: 200, headers: [], body: answer)
        }
    }
}
