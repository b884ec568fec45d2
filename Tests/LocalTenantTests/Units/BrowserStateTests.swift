import Auth0Crypto
import Foundation
import Testing

@testable import LocalTenant

@Suite struct BrowserStateTests {
    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private static func request(
        _ changes: [String: JSONValue] = [:],
        client: TenantClient = TenantClient(id: "local-client")
    ) throws -> AuthorizationRequest {
        let tenant = try Tenant(configuration: TenantConfiguration())
        let values = Application.request.mapValues { JSONValue.string($0) }.merging(changes) { $1 }
        let parameters = Parameters(values)
        return try AuthorizationRequest(AuthorizationTarget(client, parameters), parameters, tenant)
    }

    @Test(
        arguments: [
            ("123456", "123456"), (" 123 456\u{200B}\t", "123456"), ("123-456", "123456"), ("004242", "004242"),
            ("٠٠٤٢٤٢", "004242"), ("۰۰۴۲۴۲", "004242"), ("００４２４２", "004242"), ("12345a", "12345a"), ("\u{2013}", ""),
        ]
    )
    func aCodeIsReadAsItWasMeant(_ typed: String, expected: String) {
        #expect(TypedCode.normalized(typed) == expected)
    }

    @Test(
        arguments: [
            (" Ana@Example.com ", "email", "ana@example.com"),
            ("ana+test@example.com", "email", "ana+test@example.com"),
            ("+45 91-13 (17) 61", "sms", "+4591131761"), ("+4591131761", "sms", "+4591131761"),
        ]
    )
    func anAddressFindsItsConnection(_ typed: String, connection: String, address: String) throws {
        let found = try #require(LoginIdentifier.find(typed, in: TenantConnection.standard))
        #expect(found.0.name == connection && found.1.value == address)
    }

    @Test(arguments: ["", " ", "ana", "91131761", "ana@", "+45 abc"])
    func whatIsNoAddressFindsNone(_ typed: String) {
        #expect(LoginIdentifier.find(typed, in: TenantConnection.standard) == nil)
    }

    @Test func aConnectionTakesItsOwnKindOnly() {
        #expect(LoginIdentifier.find("ana@example.com", in: [TenantConnection(name: "sms", strategy: .sms)]) == nil)
        #expect(LoginIdentifier.find("+4591131761", in: [TenantConnection(name: "email", strategy: .email)]) == nil)
    }

    @Test(
        arguments: [
            (Application.verifier, true), (Application.verifier + "x", false), ("", false),
            (String(Application.verifier.dropLast()), false),
        ]
    )
    func aChallengeIsMetByItsVerifierOnly(_ verifier: String, isMet: Bool) throws {
        // The pair of RFC 7636, appendix B.
        let challenge = try #require(
            try CodeChallenge(
                Parameters([
                    "code_challenge": "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", "code_challenge_method": "S256",
                ])
            )
        )
        #expect(challenge.isMet(by: verifier) == isMet)
    }

    @Test(arguments: [42, 129])
    func aVerifierOfTheWrongLengthMeetsNothing(_ length: Int) throws {
        let verifier = String(repeating: "a", count: length)
        let challenge = try #require(
            try CodeChallenge(
                Parameters(["code_challenge": .string(Hash.of(verifier)), "code_challenge_method": "S256"])
            )
        )
        #expect(!challenge.isMet(by: verifier))
    }

    @Test func anExpiringBookForgetsWhatIsOverAndThenTheOldest() {
        var book = ExpiringBook<Int>(lifetime: 10)
        book.insert(1, as: "a", at: Self.now)
        #expect(book.value("a", at: Self.now.addingTimeInterval(9.9)) == 1)
        #expect(book.value("a", at: Self.now.addingTimeInterval(10)) == nil)
        for number in 0..<ExpiringBook<Int>.capacity {
            book.insert(number, as: "\(number)", at: Self.now.addingTimeInterval(Double(number) / 10_000))
        }
        #expect(book.count <= ExpiringBook<Int>.capacity)
        let later = Self.now.addingTimeInterval(1)
        #expect(book.value("\(ExpiringBook<Int>.capacity - 1)", at: later) != nil)
        #expect(book.value("0", at: later) == nil)
        book.change("none") { $0 += 1 }
        #expect(book.value("none", at: later) == nil)
    }

    @Test func anAuthorizationCodeWorksOnceForItsClient() throws {
        var book = AuthorizationCodeBook()
        let authorization = AuthorizationCodeBook.Authorization(
            request: try Self.request(),
            userID: "u",
            signedInAt: Self.now
        )
        book.issue("c1", for: authorization, at: Self.now)
        guard case .unknown = book.redeem("c1", client: "other", at: Self.now) else {
            Issue.record("taken")
            return
        }
        guard case .unknown = book.redeem("c2", client: "local-client", at: Self.now) else {
            Issue.record("taken")
            return
        }
        guard case .accepted(let accepted) = book.redeem("c1", client: "local-client", at: Self.now) else {
            Issue.record("refused")
            return
        }
        #expect(accepted.userID == "u")
        book.note(grantID: "g", of: "c1")
        guard case .reused("g") = book.redeem("c1", client: "local-client", at: Self.now) else {
            Issue.record("not noticed")
            return
        }
        book.issue("c3", for: authorization, at: Self.now)
        let late = Self.now.addingTimeInterval(AuthorizationCodeBook.lifetime)
        guard case .unknown = book.redeem("c3", client: "local-client", at: late) else {
            Issue.record("taken")
            return
        }
    }

    @Test(
        arguments: [
            ([:], 0.0, true), (["prompt": "login"], 0, false), (["prompt": "select_account"], 0, false),
            (["prompt": "consent"], 0, true), (["prompt": "none"], 0, true), (["max_age": "60"], 59, true),
            (["max_age": "60"], 60, false), (["max_age": "0"], 0, false), (["connection": "sms"], 0, false),
            (["connection": "email"], 0, true),
        ] as [([String: JSONValue], Double, Bool)]
    )
    func aSessionServesWhatItMay(_ changes: [String: JSONValue], age: Double, serves: Bool) throws {
        let session = BrowserSession(userID: "u", connection: "email", signedInAt: Self.now, lastUsedAt: Self.now)
        #expect(session.serves(try Self.request(changes), at: Self.now.addingTimeInterval(age)) == serves)
    }

    @Test func aLinkTellsWhyItIsNoGood() throws {
        let recipient = PasscodeBook.Recipient(connection: "email", address: Address(.email, "ana@example.com"))
        let link = LinkBook.Link(
            recipient: recipient,
            request: try Self.request(),
            expiresAt: Self.now.addingTimeInterval(180)
        )
        var book = LinkBook()
        func look(_ token: String, after seconds: Double = 0) -> String {
            switch book.look(token, at: Self.now.addingTimeInterval(seconds)) {
            case .good: "good"
            case .used: "used"
            case .superseded: "superseded"
            case .expired: "expired"
            case .unknown: "unknown"
            }
        }
        book.issue("t1", link, at: Self.now)
        #expect(
            [look("t1"), look("t1", after: 179), look("t1", after: 180), look("t0")] == [
                "good", "good", "expired", "unknown",
            ]
        )
        book.issue("t2", link, at: Self.now)
        #expect([look("t1"), look("t2")] == ["superseded", "good"])
        book.void(recipient, as: .used)
        book.void(recipient, as: .superseded)
        #expect([look("t1"), look("t2"), look("t2", after: 90_000)] == ["superseded", "used", "unknown"])
    }
}
