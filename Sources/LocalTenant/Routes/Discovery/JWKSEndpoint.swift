import Auth0Crypto

/// `GET /.well-known/jwks.json`: the keys that tokens are verified with.
enum JWKSEndpoint {
    static let route = Route("GET", "/.well-known/jwks.json", limit: .keys) { _, tenant in
        try .json(
            JWKSet(keys: try await tenant.publishedKeys().map(\.publicJWK)),
            headers: ["Cache-Control": "no-cache"]
        )
    }
}
