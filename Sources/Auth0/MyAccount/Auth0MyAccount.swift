package import Foundation

/// The My Account API of one tenant, for one token.
package struct Auth0MyAccount: MyAccount, MyAccountAPIClient {
    package let token: String
    package var client: ClientContext

    package init(token: String, client: ClientContext) {
        self.token = token
        self.client = client
    }

    package var authenticationMethods: any MyAccountAuthenticationMethods {
        Auth0MyAccountAuthenticationMethods(token: token, client: client)
    }

    package static let apiVersion = "v1"
}

/// A client of the My Account API, and how its requests are made.
package protocol MyAccountAPIClient: MyAccountClient, APIClient {}

extension MyAccountAPIClient {
    private var root: String { "me/\(Auth0MyAccount.apiVersion)" }

    package var url: URL { client.url.appending(path: root) }

    /// A request below the API's URL.
    package func request<Value: Sendable>(
        _ method: String,
        _ path: String,
        _ parameters: JSONObject = [:],
        checks: [APIRequest<Value, MyAccountError>.Check] = [],
        decode: @escaping APIRequest<Value, MyAccountError>.Decode
    ) -> APIRequest<Value, MyAccountError> {
        APIRequest(
            client,
            method,
            "\(root)/\(path)",
            parameters: parameters,
            headers: ["Authorization": "Bearer \(token)"],
            checks: [InvalidInputError.refuseEmpty(token, "access token")] + checks,
            decode: decode
        )
    }
}
