import Foundation
import Testing

@testable import LocalTenant

@Suite struct ValueTests {
    @Test func aMergePatchFollowsItsRFC() throws {
        let target: JSONValue = ["a": "b", "c": ["d": "e", "f": "g"]]
        let patch: JSONValue = ["a": "z", "c": ["f": .null]]
        #expect(target.merging(patch) == ["a": "z", "c": ["d": "e"]])
        #expect(JSONValue.array([1]).merging(["a": 1]) == ["a": 1])
        #expect(target.merging(["c": "x"]) == ["a": "b", "c": "x"])
    }

    @Test func timesKeepTheirMilliseconds() {
        let date = Date(timeIntervalSince1970: 1_800_000_000.25)
        #expect(Timestamp.text(date) == "2027-01-15T08:00:00.250Z")
        #expect(Timestamp.date("2027-01-15T08:00:00.250Z") == date)
        #expect(Timestamp.date("2027-01-15T08:00:00Z") == Date(timeIntervalSince1970: 1_800_000_000))
        #expect(Timestamp.date("yesterday") == nil)
        for milliseconds in 0..<1_000 {
            let date = Timestamp.rounded(Date(timeIntervalSince1970: 1_796_023_747 + Double(milliseconds) / 1_000))
            #expect(Timestamp.date(Timestamp.text(date)) == date)
        }
    }

    @Test func aBoundedLogKeepsTheNewest() {
        var log = BoundedLog<Int>(capacity: 3)
        for number in 0..<100 { log.append(number) }
        #expect(log.newestFirst == [99, 98, 97])
    }

    @Test func theClockStaysWithinAHundredYears() throws {
        var clock = TenantClock()
        try clock.advance(by: 180)
        #expect(clock.time(Date(timeIntervalSince1970: 0)) == Date(timeIntervalSince1970: 180))
        for seconds in [Double.infinity, .nan, 1e300, -1e300] {
            #expect(throws: OAuthError.self) { try clock.advance(by: seconds) }
        }
        #expect(clock.offset == 180)
        clock.reset()
        #expect(clock.offset == 0)
    }

    @Test func theRequestLogShowsNoSecret() throws {
        let request = TenantRequest(
            method: "POST",
            path: "/oauth/token",
            query: "code=abc",
            headers: ["content-type": "application/json"],
            body: Data(
                #"{"grant_type": "refresh_token", "client_id": "c", "refresh_token": "v1.x", "otp": "123456"}"#.utf8
            ),
            remoteAddress: "127.0.0.1",
            isFromLoopback: true
        )
        #expect(
            RequestMask.parameters(of: request) == [
                "grant_type": "refresh_token", "client_id": "c", "refresh_token": "•••", "otp": "•••", "code": "•••",
            ]
        )
    }

    @Test func anIDTellsNothingAndIsAlwaysTheSame() {
        let secret = TenantSecret(bytes: Data(repeating: 7, count: 32))
        let id = secret.userID(for: Address(.email, "Ana@example.com"))
        #expect(id == secret.userID(for: Address(.email, "ana@example.com")))
        #expect(id.wholeMatch(of: /email\|[0-9a-f]{24}/) != nil)
        #expect(id != TenantSecret(bytes: Data(count: 32)).userID(for: Address(.email, "ana@example.com")))
    }
}
