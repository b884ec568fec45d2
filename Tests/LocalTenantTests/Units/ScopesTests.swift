import Foundation
import Testing

@testable import LocalTenant

@Suite struct ScopesTests {
    private static let client = TenantClient(id: "c")
    private static let api = TenantAPI(identifier: "https://api.example.com", scopes: ["read:things"])

    @Test(
        arguments: [
            (nil, []),
            ("", []),
            ("  openid   profile openid ", ["openid", "profile"]),
        ] as [(String?, [String])]
    )
    func areWordsEachOnce(_ text: String?, expected: [String]) {
        #expect(Scopes.parse(text) == expected)
    }

    @Test func whatDoesNotExistIsDropped() {
        let asked = ["openid", "offline_access", "read:things", "write:things"]
        #expect(Scopes.granted(asked, client: Self.client, api: nil) == ["openid", "offline_access"])
        #expect(Scopes.granted(asked, client: Self.client, api: Self.api) == asked.dropLast())
        #expect(
            Scopes.granted(asked, client: Self.client, api: TenantAPI(identifier: "x", allowsOfflineAccess: false))
                == ["openid", "read:things", "write:things"]
        )
        #expect(
            Scopes.granted(asked, client: TenantClient(id: "d", grants: [.passwordlessOTP]), api: nil) == ["openid"]
        )
    }

    private static let issuer = Issuer(port: 8787)

    private func renew(_ audience: String?, _ scope: String?) throws -> Renewal {
        let grant = Grant(
            id: "g",
            userID: "u",
            clientID: "c",
            audience: "https://api.example.com",
            scopes: ["openid", "offline_access", "read:things"],
            signedInAt: Date(timeIntervalSince1970: 0),
            family: RefreshTokenFamily(
                first: "r1",
                settings: RefreshTokenSettings(),
                at: Date(timeIntervalSince1970: 0)
            )
        )
        return try Renewal(grant, audience: audience, scope: scope, client: Self.client, issuer: Self.issuer)
    }

    @Test(
        arguments: [
            (nil, nil, "https://api.example.com", ["openid", "offline_access", "read:things"]),
            (nil, "openid", "https://api.example.com", ["openid"]),
            (nil, "openid admin", "https://api.example.com", ["openid"]),
            (
                "http://localhost:8787/me/", "openid read:me:factors read:things", "http://localhost:8787/me/",
                ["openid", "read:me:factors"]
            ),
            (
                "http://localhost:8787/me/", nil, "http://localhost:8787/me/",
                ["openid", "offline_access"] + TenantAPI.myAccountScopes
            ),
        ] as [(String?, String?, String, [String])]
    )
    func aRenewalMayNarrowButNotWiden(
        _ audience: String?,
        _ scope: String?,
        expectedAudience: String,
        expected: [String]
    ) throws {
        let renewal = try renew(audience, scope)
        #expect(renewal.audience == expectedAudience)
        #expect(renewal.scopes == expected)
    }

    @Test func aRenewalForAnotherAudienceIsRefused() {
        #expect(throws: OAuthError.audienceNotAllowed("https://other.example.com")) {
            try renew("https://other.example.com", nil)
        }
    }
}
