import Foundation
import Testing

@testable import Auth0

@Suite struct CredentialsTests {
    @Test(arguments: [.integer(86_400), "86400", .number(86_400)] as [JSONValue])
    func theLifetimeIsANumberOrANumberInAString(_ value: JSONValue) {
        let credentials = Credentials(["expires_in": value], now: testNow)
        #expect(credentials.expiresAt == testNow.addingTimeInterval(86_400))
    }

    @Test(arguments: [.null, "soon", true, .string("")] as [JSONValue])
    func anOddLifetimeIsNone(_ value: JSONValue) {
        #expect(Credentials(["expires_in": value], now: testNow).expiresAt == testNow)
    }

    @Test(arguments: [[:], ["refresh_token": .null], ["refresh_token": ""]] as [JSONObject])
    func aMissingRefreshTokenIsNil(_ answer: JSONObject) {
        #expect(Credentials(answer, now: testNow).refreshToken == nil)
    }

    @Test func noTextMadeOfThemShowsAToken() {
        let credentials = Credentials(
            accessToken: "SECRET-A",
            idToken: "SECRET-I",
            refreshToken: "SECRET-R",
            recoveryCode: "SECRET-C"
        )
        var dumped = ""
        dump(credentials, to: &dumped)
        for text in ["\(credentials)", credentials.debugDescription, String(reflecting: credentials), dumped] {
            #expect(!text.contains("SECRET"))
        }
    }

    @Test func theyComeBackFromJSON() throws {
        let credentials = Credentials(
            accessToken: "a",
            tokenType: "Bearer",
            idToken: "i",
            refreshToken: "r",
            expiresAt: testNow,
            scope: "openid",
            recoveryCode: "c"
        )
        let copy = try JSONDecoder().decode(Credentials.self, from: JSONEncoder().encode(credentials))
        #expect(copy.accessToken == "a")
        #expect(copy.refreshToken == "r")
        #expect(copy.expiresAt == testNow)
        #expect(copy.scope == "openid")
    }

    @Test(
        arguments: [
            (.integer(1_800_000_600), 1_800_000_600), (0, nil), (-1, nil), (.number(1e11), nil), ("x", nil),
            (.null, nil),
        ] as [(JSONValue, Double?)]
    )
    func theEndOfTheSessionIsReadFromTheIDToken(_ claim: JSONValue, expected: Double?) throws {
        let idToken = try TokenMint().token(TokenMint.claims(["session_expiry": claim]))
        #expect(Credentials(idToken: idToken).sessionExpiresAt?.timeIntervalSince1970 == expected)
    }
}

@Suite struct UserProfileTests {
    @Test func needsASubject() {
        #expect(UserProfile(json: ["name": "Ana"]) == nil)
        #expect(UserProfile(json: ["sub": 1]) == nil)
    }

    @Test(
        arguments: [
            ("2026-11-30T06:00:00.000Z", 1_796_018_400), ("2026-11-30T06:00:00Z", 1_796_018_400),
            ("1796018400", 1_796_018_400), (1_796_018_400, 1_796_018_400), ("yesterday", nil), (true, nil),
        ] as [(JSONValue, Double?)]
    )
    func theLastChangeIsReadInEachFormThatServersSend(_ value: JSONValue, seconds: Double?) {
        let profile = UserProfile(claims: ["sub": "1", "updated_at": value])
        #expect(profile?.updatedAt?.timeIntervalSince1970 == seconds)
    }

    @Test func oddClaimsAreLeftOut() throws {
        let profile = try #require(
            UserProfile(json: [
                "sub": "1", "email": 5, "email_verified": "yes", "zoneinfo": "Mars/Olympus", "picture": "",
                "address": ["locality": "Berlin", "odd": 1], "act": ["sub": "a", "act": ["sub": "b"]], "extra": 7,
            ])
        )
        #expect(profile.email == nil)
        #expect(profile.emailVerified == nil)
        #expect(profile.zoneinfo == nil)
        #expect(profile.address == ["locality": "Berlin"])
        #expect(profile.act?.act?.sub == "b")
        #expect(profile.act?.act?.act == nil)
        #expect(profile.customClaims?.keys.sorted() == ["extra"])
    }
}
