import Auth0PhoneNumber
import Testing

@testable import Auth0UniversalComponents

@Suite struct PhoneEntryTests {
    private func entry(_ text: String, in region: String?) -> PhoneEntry {
        var entry = PhoneEntry()
        entry.region = region.flatMap(PhoneRegion.named)
        entry.type(text)
        return entry
    }

    @Test(arguments: [
        ("030 1234567", "DE", "+49301234567"), ("(212) 555-0123", "US", "+12125550123"),
        ("+45 32 12 34 56", "DE", "+4532123456"),
        ("+1 212 555 0123", nil, "+12125550123"),
    ])
    func aNumberBecomesE164(text: String, region: String?, number: String) throws {
        #expect(try entry(text, in: region).number() == number)
    }

    @Test(arguments: [
        ("+49 30 1234567", "US", "DE"), ("+1 416 555 0123", "DE", "CA"), ("030 1234567", "US", "US"),
        ("+4", "US", "US"),
        ("+44 1481 960194", nil, "GG"),
    ])
    func aPastedCallingCodeMovesTheRegion(text: String, region: String?, moved: String) {
        #expect(entry(text, in: region).region?.code == moved)
    }

    @Test func aRegionOfTheSameCallingCodeStaysForANumberOfNone() {
        #expect(entry("+1 800 555 0123", in: "CA").region?.callingCode == 1)
    }

    @Test(arguments: [
        ("", "DE", Words.Phone.missing), ("hello", "DE", Words.Phone.missing), ("1", "DE", Words.Phone.notANumber),
        ("+49 30 1234567 1234567 1234567", "DE", Words.Phone.tooLong),
        ("030 1234567", nil, Words.Phone.choose),
    ])
    func whatIsNoNumberIsToldInWords(text: String, region: String?, problem: String) {
        #expect(throws: PhoneEntryProblem(text: problem)) { try entry(text, in: region).number() }
    }

    @Test(arguments: [
        ("Denmark", "DK"), ("DENMARK", "DK"), ("dk", "DK"), ("+45", "DK"), ("45", "DK"), ("aland", "AX"),
        ("Åland", "AX"),
    ])
    func aRegionIsFoundByNameCodeOrCallingCode(search: String, code: String) {
        #expect(PhoneRegion.matching(search).first?.code == code)
    }

    @Test func aSearchForNothingShowsAllAndForNonsenseNone() {
        #expect(PhoneRegion.matching("  ").count == PhoneRegion.all.count)
        #expect(PhoneRegion.matching("+").count == PhoneRegion.all.count)
        #expect(PhoneRegion.matching("qqqq").isEmpty)
        #expect(PhoneRegion.matching("+1").count > 20)
    }
}
