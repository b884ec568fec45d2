package import Foundation

/// What an authenticator needs to create a passkey (WebAuthn Level 3, 5.4).
package struct PublicKeyCredentialCreationOptions: Sendable, Hashable {
    package let challenge: Data
    package let relyingPartyID: String
    package let userID: Data
    package let userName: String
    package let excludedCredentialIDs: [Data]
    /// All that the server sent, as JSON.
    package let json: String

    package init?(_ members: JSONObject) {
        func bytes(_ value: JSONValue?) -> Data? { value?.string.flatMap(Base64Text.decode) }
        let user = members["user"]?.object ?? [:]
        guard let challenge = bytes(members["challenge"]), !challenge.isEmpty,
            let relyingPartyID = members["rp"]?.object?["id"]?.string,
            let userID = bytes(user["id"]), let userName = user["name"]?.string,
            let json = try? JSONEncoder().encode(members)
        else { return nil }
        self.challenge = challenge
        self.relyingPartyID = relyingPartyID
        self.userID = userID
        self.userName = userName
        excludedCredentialIDs = (members["excludeCredentials"]?.array ?? []).compactMap { bytes($0.object?["id"]) }
        self.json = String(decoding: json, as: UTF8.self)
    }
}
