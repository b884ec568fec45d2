/// The authentication methods of one person, over the My Account API.
package struct Auth0MyAccountAuthenticationMethods: MyAccountAuthenticationMethods, MyAccountAPIClient {
    package let token: String
    package var client: ClientContext

    static let path = "authentication-methods"

    package init(token: String, client: ClientContext) {
        self.token = token
        self.client = client
    }
}

extension Auth0MyAccountAuthenticationMethods {
    package func getAuthenticationMethods(
        type: AuthenticationMethodType?
    ) -> any Requestable<[AuthenticationMethod], MyAccountError> {
        let filter: JSONObject = type.map { ["type": .string($0.rawValue)] } ?? [:]
        return request("GET", Self.path, filter) { try $0.list(under: "authentication_methods") }
    }

    package func getAuthenticationMethod(by id: String) -> any Requestable<AuthenticationMethod, MyAccountError> {
        request("GET", path(of: id), checks: [refuseNoID(id)]) { try $0.value() }
    }

    package func deleteAuthenticationMethod(by id: String) -> any Requestable<Void, MyAccountError> {
        request("DELETE", path(of: id), checks: [refuseNoID(id)]) { _ in }
    }

    package func updateAuthenticationMethod(
        by id: String,
        name: String?,
        preferredAuthenticationMethod: PreferredAuthenticationMethod?
    ) -> any Requestable<AuthenticationMethod, MyAccountError> {
        var changes: JSONObject = [:]
        changes["name"] = name.map(JSONValue.string)
        changes["preferred_authentication_method"] = preferredAuthenticationMethod.map { .string($0.rawValue) }
        return request(
            "PATCH",
            path(of: id),
            changes,
            checks: [refuseNoID(id), { changes in if changes.isEmpty { throw InvalidInputError.noChange } }],
            decode: { try $0.value() }
        )
    }

    package func getFactors() -> any Requestable<[Factor], MyAccountError> {
        request("GET", "factors") { try $0.list(under: "factors") }
    }
}

extension Auth0MyAccountAuthenticationMethods {
    /// An id holds reserved characters, such as `|`: each is encoded, once.
    func path(of id: String) -> String {
        "\(Self.path)/\(Query.encode(id))"
    }

    /// Also refuses the segments that would name another path (RFC 3986, 5.2.4).
    func refuseNoID(_ id: String) -> @Sendable (JSONObject) throws -> Void {
        { _ in
            guard !["", ".", ".."].contains(PasswordlessInput.trimmed(id)) else { throw InvalidInputError.noMethodID }
        }
    }
}
