import Foundation
import Testing

@testable import LocalTenant

@Suite struct PasscodeBookTests {
    private let start = Date(timeIntervalSince1970: 1_000)
    private let ana = PasscodeBook.Recipient(connection: "email", address: Address(.email, "ana@example.com"))

    private func book(_ codes: String...) -> PasscodeBook {
        var book = PasscodeBook()
        for code in codes { book.issue(code, to: ana, client: "c", at: start, lifetime: 180) }
        return book
    }

    @Test(
        arguments: [
            ("042424", 0, PasscodeBook.Outcome.accepted),
            ("42424", 0, .wrong),
            ("0424240", 0, .wrong),
            ("", 0, .wrong),
            ("042424", 179.9, .accepted),
            ("042424", 180, .expired),
            ("042424", 86_400, .expired),
            ("000000", 181, .wrong),
        ]
    )
    func decidesByCodeAndAge(_ code: String, after seconds: Double, expected: PasscodeBook.Outcome) {
        var book = book("042424")
        let outcome = book.redeem(code, by: ana, client: "c", at: start.addingTimeInterval(seconds))
        #expect(outcome == expected)
    }

    @Test func aCodeWorksOnce() {
        var book = book("123456")
        #expect(book.redeem("123456", by: ana, client: "c", at: start) == .accepted)
        #expect(book.redeem("123456", by: ana, client: "c", at: start) == .wrong)
        #expect(book.count == 0)
    }

    @Test func onlyTheNewestCodeWorks() {
        var book = book("111111", "222222")
        #expect(book.redeem("111111", by: ana, client: "c", at: start) == .wrong)
        #expect(book.redeem("222222", by: ana, client: "c", at: start) == .accepted)
    }

    @Test func threeWrongTriesUseACodeUp() {
        var book = book("123456")
        for _ in 0..<3 { #expect(book.redeem("654321", by: ana, client: "c", at: start) == .wrong) }
        #expect(book.redeem("123456", by: ana, client: "c", at: start) == .exhausted)
        book.issue("777777", to: ana, client: "c", at: start, lifetime: 180)
        #expect(book.redeem("777777", by: ana, client: "c", at: start) == .accepted)
    }

    @Test func anotherClientOrConnectionGetsNowhere() {
        var book = book("123456")
        let elsewhere = PasscodeBook.Recipient(connection: "other", address: ana.address)
        #expect(book.redeem("123456", by: elsewhere, client: "c", at: start) == .wrong)
        #expect(book.redeem("123456", by: ana, client: "d", at: start) == .wrong)
        #expect(book.redeem("123456", by: ana, client: "c", at: start) == .accepted)
    }

    @Test func theBookIsBoundedAndKeepsTheNewest() {
        var book = PasscodeBook()
        for number in 0..<(PasscodeBook.capacity + 10) {
            book.issue(
                "123456",
                to: .init(connection: "email", address: Address(.email, "\(number)@example.com")),
                client: "c",
                at: start.addingTimeInterval(Double(number)),
                lifetime: 180
            )
        }
        #expect(book.count <= PasscodeBook.capacity)
        let last = PasscodeBook.Recipient(
            connection: "email",
            address: Address(.email, "\(PasscodeBook.capacity + 9)@example.com")
        )
        #expect(book.redeem("123456", by: last, client: "c", at: start) == .accepted)
    }
}
