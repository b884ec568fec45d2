import Auth0Crypto
package import FoundationEssentials

/// What the browser says about the page that asked (WebAuthn section 5.8.1).
package struct ClientData: Sendable, Equatable {
    package enum Ceremony: String, Sendable {
        case registration = "webauthn.create"
        case assertion = "webauthn.get"
    }

    package let type: String
    package let challenge: Data
    package let origin: String
    package let isCrossOrigin: Bool
    package let topOrigin: String?

    /// The SHA-256 of the bytes as they came, which the authenticator signs.
    package let hash: Data

    private struct Members: Decodable {
        let type: String
        let challenge: String
        let origin: String
        let crossOrigin: Bool?
        let topOrigin: String?
    }

    /// Reads the JSON of a browser; members that it may add are ignored.
    ///
    /// - Throws: ``WebAuthnError/malformedClientData``.
    package init(json: Data) throws(WebAuthnError) {
        guard String(validating: json, as: UTF8.self) != nil,
            let members = try? JSONDecoder().decode(Members.self, from: json),
            let challenge = Base64URL.decode(members.challenge)
        else { throw .malformedClientData }
        type = members.type
        self.challenge = challenge
        origin = members.origin
        isCrossOrigin = members.crossOrigin ?? false
        topOrigin = members.topOrigin
        hash = Digest.hash(json)
    }

    func check(_ ceremony: Ceremony, challenge expected: Data, for party: RelyingParty) throws(WebAuthnError) {
        guard type == ceremony.rawValue else { throw .wrongType }
        guard !expected.isEmpty, ConstantTime.equal(challenge, expected) else { throw .wrongChallenge }
        guard party.origins.contains(origin) else { throw .wrongOrigin }
        if isCrossOrigin || topOrigin != nil {
            guard party.allowsFrames, topOrigin.map(party.topOrigins.contains) ?? true else { throw .wrongOrigin }
        }
    }
}
