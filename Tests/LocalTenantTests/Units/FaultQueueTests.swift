import Foundation
import Testing

@testable import LocalTenant

@Suite struct FaultQueueTests {
    @Test(
        arguments: [
            ("POST /oauth/token", "POST", "/oauth/token", true),
            ("POST /oauth/token", "GET", "/oauth/token", false),
            ("/oauth/token", "GET", "/oauth/token", true),
            ("/oauth/token", "GET", "/oauth/tokens", false),
            ("GET /me/*", "GET", "/me/v1/factors", true),
            ("/*", "PUT", "/anything", true),
            ("GET /me/*", "GET", "/userinfo", false),
        ]
    )
    func matchesByMethodAndPath(_ match: String, _ method: String, _ path: String, expected: Bool) {
        #expect(TenantFault(match: match).matches(method: method, path: path) == expected)
    }

    @Test func isUsedUpAfterItsTimes() {
        var queue = FaultQueue()
        queue.add(TenantFault(match: "/a", times: 2, status: 503))
        queue.add(TenantFault(match: "/a", times: nil, status: 500))
        #expect((0..<4).map { _ in queue.take(method: "GET", path: "/a")?.status } == [503, 503, 500, 500])
        queue.removeAll()
        #expect(queue.take(method: "GET", path: "/a") == nil)
    }

    @Test(
        arguments: [
            #"{"match": "POST /oauth/token", "times": 0}"#,
            #"{"match": "/a", "status": 99}"#,
            #"{"match": "/a", "delay_ms": -1}"#,
            #"{"match": "/a", "drop": "sometimes"}"#,
            #"{"match": "token"}"#,
            #"{"status": 503}"#,
            #"{"match": "/a", "statsu": 503}"#,
        ]
    )
    func refusesAFaultThatMakesNoSense(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONCoding.decode(TenantFault.self, from: Data(json.utf8)) }
    }

    @Test func takesABodyAsTextOrAsJSON() throws {
        let text: TenantFault = try JSONCoding.decode(from: Data(#"{"match": "/a", "body": "<html>"}"#.utf8))
        #expect(text.body == "<html>")
        let json: TenantFault = try JSONCoding.decode(from: Data(#"{"match": "/a", "body": {"error": "x"}}"#.utf8))
        #expect(json.body == #"{"error":"x"}"#)
    }
}
