import Foundation
import Testing

@testable import Auth0UniversalComponents

@Suite struct MethodDatesTests {
    @Test(arguments: [
        ("2026-07-28T22:30:00.123Z", "Asia/Tokyo", "29"), ("2026-07-28T22:30:00.123Z", "UTC", "28"),
        ("2026-07-28T22:30:00Z", "UTC", "28"),
    ])
    func datesAreThoseOfThePersonsTimeZone(iso: String, zone: String, day: String) throws {
        let dates = MethodDates(locale: Locale(identifier: "en_US"), timeZone: try #require(TimeZone(identifier: zone)))
        let text = try #require(dates.text(iso))
        #expect(text.contains("Jul \(day), 2026"))
    }

    @Test func theyAreWrittenAsThePersonWritesThem() throws {
        let dates = MethodDates(locale: Locale(identifier: "de_DE"), timeZone: .gmt)
        #expect(try #require(dates.text("2026-07-28T22:30:00Z")).contains("28. Juli 2026"))
    }

    @Test(arguments: ["", "yesterday", "2026-13-45T00:00:00Z"])
    func whatIsNoDateIsNotShown(iso: String) {
        #expect(MethodDates(locale: Locale(identifier: "en_US"), timeZone: .gmt).text(iso) == nil)
    }
}
