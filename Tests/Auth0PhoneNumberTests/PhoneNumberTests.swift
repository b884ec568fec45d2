import Testing

@testable import Auth0PhoneNumber

@Suite struct PhoneNumbers {
    @Test(arguments: [
        ("030 123456", "DE", "+4930123456"), ("(201) 555-0123", "us", "+12015550123"),
        ("020 7946 0958", "GB", "+442079460958"), ("+49 30 123456", "US", "+4930123456"),
        ("0049 30 123456", "DE", "+4930123456"), ("٠٥٠١٢٣٤٥٦٧", "SA", "+966501234567"),
        ("＋１ ６５０ ２５３ ００００", "DE", "+16502530000"),
    ])
    func areFormattedAsE164(_ text: String, _ region: String, _ expected: String) throws {
        #expect(try PhoneNumber(text, region: region).e164 == expected)
    }

    @Test func haveAFormForTheWorldAndOneForHome() throws {
        let number = try PhoneNumber("+4930123456")
        #expect(number.international == "+49 30 123456")
        #expect(number.national == "030 123456")
        #expect(number.callingCode == 49)
        #expect(number.region == "DE")
        #expect(number.isPossible && number.isValid)
    }

    @Test(arguments: [
        ("+4591131761367", false, false), ("+12015550123", true, true), ("+15555550123", true, false),
        ("+1201555", false, false),
    ])
    func tellPossibleFromValid(_ text: String, _ isPossible: Bool, _ isValid: Bool) throws {
        let number = try PhoneNumber(text)
        #expect(number.isPossible == isPossible)
        #expect(number.isValid == isValid)
    }

    @Test func mayBelongToNoRegion() throws {
        #expect(try PhoneNumber("+80012345678").region == "001")
        #expect(try PhoneNumber("+15555550123").region == nil)
    }

    @Test(arguments: [
        ("", nil, PhoneNumberError.notANumber), ("abc", "DE", .notANumber), ("+49\0 30 123456", nil, .notANumber),
        ("030 123456", nil, .unknownCallingCode), ("030 123456", "XX", .unknownCallingCode),
        ("+999 1234567", nil, .unknownCallingCode), ("+49 1", "DE", .tooShort),
        ("+49 301234567890123456789", nil, .tooLong), (String(repeating: "1", count: 251), "DE", .tooLong),
    ])
    func areRefusedWithAReason(_ text: String, _ region: String?, _ error: PhoneNumberError) {
        #expect(throws: error) { try PhoneNumber(text, region: region) }
        #expect(text.isEmpty || !error.description.contains(text))
    }

    @Test func areNotPrintedByAccident() throws {
        let number = try PhoneNumber("+4930123456")
        var dumped = ""
        dump(number, to: &dumped)
        #expect(!"\(number) \(String(reflecting: number)) \(dumped)".contains("123456"))
    }
}

@Suite struct PhoneRegions {
    @Test func haveCallingCodesNamesAndFlags() throws {
        let germany = try #require(PhoneRegion.named("de"))
        #expect(germany == PhoneRegion(code: "DE", callingCode: 49, name: "Germany"))
        #expect(germany.flag == "🇩🇪")
        #expect(PhoneRegion.named("US")?.callingCode == PhoneRegion.named("CA")?.callingCode)
        #expect(PhoneRegion.named("ZZ") == nil)
    }

    @Test func areAllThereAndNamed() {
        let regions = PhoneRegion.all
        #expect(regions.count > 200)
        #expect(Set(regions.map(\.code)).count == regions.count)
        for region in regions {
            #expect(region.callingCode > 0)
            #expect(region.name != region.code)
            #expect(region.flag.count == 1)
        }
    }

    @Test func standInTheOrderOfTheirNames() {
        let names = PhoneRegion.all.map(\.name)
        #expect(names.first == "Afghanistan")
        #expect(names.last == "Zimbabwe")
        // Not behind Z.
        #expect(names.firstIndex(of: "Åland Islands") == 1)
    }
}
