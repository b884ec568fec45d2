import FoundationEssentials

/// `GET` and `POST /userinfo`: who an access token belongs to.
enum UserInfoEndpoint {
    static let routes = [Route("GET", "/userinfo", handler: answer), Route("POST", "/userinfo", handler: answer)]

    private static let answer: Route.Handler = { request, tenant in
        let access = try await AccessCheck(tenant).check(request)
        let (user, headers) = try tenant.transaction { state, now in
            guard let user = state.directory[access.userID], !user.isBlocked else { throw OAuthError.badAccessToken }
            return (user, try state.count(.userInfo, user.id, at: now))
        }
        var claims = UserClaims.claims(of: user, scopes: access.scopes)
        claims["sub"] = .string(user.id)
        return try .json(claims, headers: headers.merging(["Cache-Control": "no-store"]) { $1 })
    }
}
