import Auth0Crypto
import Auth0WebAuthn
import Foundation
import Testing

@testable import LocalTenant

@Suite struct FactorBookTests {
    private let now = Date(timeIntervalSince1970: 1_000)

    private func method(
        _ device: String,
        of userID: String = "email|1",
        _ proof: AuthenticationMethod.Proof
    ) -> AuthenticationMethod {
        AuthenticationMethod(device: device, userID: userID, proof: proof, at: now)
    }

    private func enrolment(
        _ id: String,
        of userID: String = "email|1",
        on road: Enrolment.Road = .myAccount,
        _ candidate: Enrolment.Candidate
    ) -> Enrolment {
        Enrolment(id: id, userID: userID, road: road, startedAt: now, candidate: candidate)
    }

    // Methods.

    @Test func aConfirmationReplacesOnlyItsLike() {
        var book = AuthenticationMethodBook()
        let old: [AuthenticationMethod] = [
            method("dev_1", .totp(secret: "A", spentStep: nil)),
            method("dev_2", .recoveryCode(hash: "h")),
            method("dev_3", .email(address: "ana@example.com")),
            method("dev_4", .phone(number: "+1", channel: .sms)),
            method("dev_5", .push(secret: "A")),
            method("dev_6", of: "email|2", .totp(secret: "B", spentStep: nil)),
        ]
        for method in old { book.confirm(method) }
        book.confirm(method("dev_7", .totp(secret: "C", spentStep: nil)))
        book.confirm(method("dev_8", .recoveryCode(hash: "i")))
        book.confirm(method("dev_9", .email(address: "ana@example.com")))
        book.confirm(method("dev_a", .email(address: "other@example.com")))
        book.confirm(method("dev_b", .phone(number: "+1", channel: .voice)))
        book.confirm(method("dev_c", .push(secret: "B")))
        #expect(
            book.methods(of: "email|1").map(\.device).sorted()
                == ["dev_5", "dev_7", "dev_8", "dev_9", "dev_a", "dev_b", "dev_c"]
        )
        #expect(book.methods(of: "email|2").map(\.device) == ["dev_6"])
        book.forget("email|1")
        #expect(book.methods(of: "email|1").isEmpty)
        #expect(book.methods(of: "email|2").count == 1)
    }

    @Test func thereIsRoomForTwenty() {
        var book = AuthenticationMethodBook()
        book.confirm(method("dev_t", .totp(secret: "A", spentStep: nil)))
        for number in 1..<20 { book.confirm(method("dev_\(number)", .email(address: "\(number)@example.com"))) }
        #expect(!book.hasRoom(for: method("dev_x", .push(secret: "A"))))
        #expect(book.hasRoom(for: method("dev_x", .totp(secret: "B", spentStep: nil))))
        #expect(book.hasRoom(for: method("dev_x", of: "email|2", .push(secret: "A"))))
    }

    @Test(
        arguments: [
            AuthenticationMethod.Proof.email(address: "ana@example.com"),
            .phone(number: "+49151", channel: .voice), .totp(secret: "MY", spentStep: 7),
            .totp(secret: "MY", spentStep: nil), .push(secret: "MY"), .recoveryCode(hash: "h"),
        ]
    )
    func aMethodComesBackFromTheStore(_ proof: AuthenticationMethod.Proof) throws {
        var method = method("dev_1", proof)
        method.name = "Mine"
        method.lastAuthAt = now
        let again: AuthenticationMethod = try JSONCoding.decode(from: JSONCoding.data(method))
        #expect(again == method)
    }

    // Enrolments.

    @Test func anEnrolmentIsFoundByItsPersonOnItsRoadInTime() {
        var book = EnrolmentBook()
        book.begin(enrolment("a", .passkey(challenge: Data([1]))), at: now)
        #expect(book.find("a", of: "email|1", on: .myAccount, at: now.addingTimeInterval(599)) != nil)
        #expect(book.find("a", of: "email|1", on: .myAccount, at: now.addingTimeInterval(600)) == nil)
        #expect(book.find("a", of: "email|2", on: .myAccount, at: now) == nil)
        #expect(book.find("a", of: "email|1", on: .mfa(session: "s"), at: now) == nil)
        #expect(book.find("b", of: "email|1", on: .myAccount, at: now) == nil)
        book.end("a")
        #expect(book.find("a", of: "email|1", on: .myAccount, at: now) == nil)
    }

    @Test func theNewestOfAKindMakesTheOthersVoid() {
        var book = EnrolmentBook()
        func begin(_ id: String, _ proof: AuthenticationMethod.Proof) {
            book.begin(enrolment(id, .method(method("dev_\(id)", proof), .word)), at: now)
        }
        begin("a", .totp(secret: "A", spentStep: nil))
        begin("b", .totp(secret: "B", spentStep: nil))
        begin("c", .email(address: "1@example.com"))
        begin("d", .email(address: "2@example.com"))
        begin("e", .email(address: "2@example.com"))
        let left = book.all(of: "email|1", on: .myAccount, at: now).map(\.id).sorted()
        #expect(left == ["b", "c", "e"])
    }

    @Test func theEnrolmentBookIsBounded() {
        var book = EnrolmentBook()
        for number in 0...EnrolmentBook.capacity {
            book.begin(enrolment("\(number)", of: "email|\(number)", .passkey(challenge: Data())), at: now)
        }
        #expect(book.count <= EnrolmentBook.capacity)
        let last = "\(EnrolmentBook.capacity)"
        #expect(book.find(last, of: "email|\(last)", on: .myAccount, at: now) != nil)
    }

    // Push.

    private func push(_ id: String, of userID: String = "email|1") -> TenantPushRequest {
        TenantPushRequest(
            id: id,
            userID: userID,
            to: "ana@example.com",
            purpose: .signIn,
            createdAt: now,
            expiresAt: now.addingTimeInterval(300),
            state: .pending
        )
    }

    @Test func aPushRequestIsAnsweredOnceAndInTime() {
        var book = PushBook()
        for id in ["a", "b", "c"] { book.send(push(id)) }
        #expect(book.poll("a", at: now) == .pending)
        #expect(book.poll("a", at: now.addingTimeInterval(4.9)) == .tooSoon)
        #expect(book.poll("a", at: now.addingTimeInterval(9.9)) == .pending)
        #expect(book.answer("a", approved: true, at: now)?.state == .approved)
        #expect(book.answer("a", approved: false, at: now) == nil)
        #expect(book.poll("a", at: now) == .approved)
        #expect(book.answer("b", approved: false, at: now.addingTimeInterval(299))?.state == .denied)
        #expect(book.poll("b", at: now) == .denied)
        #expect(book.answer("c", approved: true, at: now.addingTimeInterval(300)) == nil)
        #expect(book.poll("c", at: now.addingTimeInterval(300)) == .gone)
        #expect(book.poll("nobody's", at: now) == .gone)
    }

    @Test func theNewestPushRequestOfAPersonWaits() {
        var book = PushBook()
        book.send(push("a"))
        book.send(push("b", of: "email|2"))
        #expect(book.waiting(at: now)?.id == "b")
        #expect(book.waiting(for: "email|1", at: now)?.id == "a")
        #expect(book.waiting(at: now.addingTimeInterval(300)) == nil)
        for number in 0..<PushBook.capacity { book.send(push("\(number)")) }
        #expect(book.newestFirst.count == PushBook.capacity)
    }

    // Codes.

    @Test(
        arguments: [
            ("012345", 0.0, OneTimeCode.Verdict.right), ("012345", 299.9, .right), ("012345", 300, .expired),
            ("12345", 0, .wrong), ("", 0, .wrong), ("999999", 300, .wrong),
        ]
    )
    func aSentCodeLivesFiveMinutes(_ code: String, after seconds: Double, verdict: OneTimeCode.Verdict) {
        #expect(OneTimeCode("012345", at: now).verdict(on: code, at: now.addingTimeInterval(seconds)) == verdict)
    }

    @Test func recoveryCodesHaveTwentyFourUpperCaseCharacters() {
        let codes = (0..<50).map { _ in RecoveryCode.make(SystemRandom()) }
        #expect(codes.allSatisfy { $0.wholeMatch(of: /[A-Z2-9]{24}/) != nil })
        #expect(Set(codes).count == 50)
        #expect(RecoveryCode.hash("ABCD EFGH-2345") == RecoveryCode.hash("abcdefgh2345"))
        #expect(RecoveryCode.hash("ABCD") != RecoveryCode.hash("ABCE"))
    }

    // Settings.

    @Test(
        arguments: [
            ("http://localhost:*", "http://localhost:3000", true), ("http://localhost:*", "http://localhost", true),
            ("http://localhost:*", "http://localhost:", false), ("http://localhost:*", "http://localhost:99999", false),
            ("http://localhost:*", "http://localhost:80.evil.example", false),
            ("http://localhost:*", "http://localhost.evil.example", false),
            ("http://localhost:*", "https://localhost:3000", false),
            ("https://app.example.com", "https://app.example.com", true),
            ("https://app.example.com", "https://app.example.com:444", false),
        ]
    )
    func anOriginIsAllowedByItsPattern(_ pattern: String, origin: String, isAllowed: Bool) {
        let settings = PasskeySettings(relyingPartyID: "localhost", origins: [pattern])
        #expect(settings.allows(origin) == isAllowed)
        #expect(settings.relyingParty(for: origin).origins == (isAllowed ? [origin] : []))
    }

    @Test func factorsAreOnUntilTheyAreSwitchedOff() throws {
        var factors = EnabledFactors()
        #expect(TenantFactor.allCases.allSatisfy { factors[$0] })
        factors[.pushNotification] = false
        #expect(!factors[.pushNotification])
        let again: EnabledFactors = try JSONCoding.decode(from: JSONCoding.data(factors))
        #expect(again == factors)
        #expect(try JSONCoding.tree(factors)["push-notification"] == false)
        #expect(try JSONCoding.tree(factors)["totp"] == true)
        #expect(throws: DecodingError.self) {
            try JSONCoding.decode(EnabledFactors.self, from: Data(#"{"sms": true}"#.utf8))
        }
    }
}
