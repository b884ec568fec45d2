package import Foundation

/// The Authentication API of one tenant.
package struct Auth0Authentication: Authentication, APIClient {
    package var client: ClientContext

    package init(client: ClientContext) {
        self.client = client
    }

    package var clientId: String { client.clientID }
    package var url: URL { client.url }
}

extension Auth0Authentication {
    package func userInfo(
        withAccessToken accessToken: String,
        tokenType: String
    ) -> any Requestable<UserProfile, AuthenticationError> {
        APIRequest(client, "GET", "userinfo", headers: ["Authorization": "\(tokenType) \(accessToken)"]) { answer in
            guard let profile = UserProfile(claims: try answer.object()) else {
                throw UnexpectedAnswer(.otherShape, status: answer.status)
            }
            return profile
        }
    }

    package func jwks() -> any Requestable<JWKS, AuthenticationError> {
        APIRequest(client, "GET", ".well-known/jwks.json") { try $0.decoded(as: JWKS.self) }
    }
}
