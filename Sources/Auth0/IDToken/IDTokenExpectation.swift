import Foundation

/// What an ID token has to say, and the rules it is held to.
package struct IDTokenExpectation: Sendable {
    package var issuer: String
    package var audience: String
    /// Allowed difference between the clocks, in seconds.
    package var leeway = 60
    package var nonce: String?
    /// The greatest age of the sign-in, in seconds.
    package var maxAge: Int?
    package var organization: String?

    package init(issuer: String, audience: String) {
        self.issuer = issuer
        self.audience = audience
    }
}

extension IDTokenExpectation {
    /// Holds the claims to the rules, in the order of contract section 7.1; the first that fails is reported.
    func check(_ claims: IDTokenClaims, now: Date) throws(IDTokenError) {
        let now = now.timeIntervalSince1970
        let leeway = Double(leeway)
        guard claims.issuer == issuer else { throw .issuer }
        guard let subject = claims.subject, !subject.isEmpty else { throw .subject }
        guard claims.audience.contains(audience) else { throw .audience }
        guard let expiresAt = claims.expiresAt, expiresAt + leeway > now else { throw .expired }
        guard claims.issuedAt != nil else { throw .issuedAt }
        if let nonce {
            guard claims.nonce == nonce else { throw .nonce }
        }
        if claims.audience.count > 1 {
            guard claims.authorizedParty == audience else { throw .authorizedParty }
        }
        if let maxAge {
            guard let authenticatedAt = claims.authenticatedAt else { throw .authenticationTime }
            guard now <= authenticatedAt + Double(maxAge) + leeway else { throw .authenticationTooOld }
        }
        if let organization {
            let isExpected =
                organization.hasPrefix("org_")
                ? claims.organizationID == organization
                : claims.organizationName == organization.lowercased()
            guard isExpected else { throw .organization }
        }
    }
}
