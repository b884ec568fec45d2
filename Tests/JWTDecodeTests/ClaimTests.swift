import Foundation
import JWTDecode
import Testing

@Suite struct ClaimTests {
    /// A value in JSON, and what each accessor makes of it.
    struct Reading: Sendable {
        var json: String
        var string: String?
        var boolean: Bool?
        var double: Double?
        var integer: Int?
        var array: [String]?
        var isContainer = false
    }

    static let readings: [Reading] = [
        Reading(json: #""text""#, string: "text", array: ["text"]),
        Reading(json: #""""#, string: "", array: [""]),
        Reading(json: #""true""#, string: "true", array: ["true"]),
        Reading(json: #""42""#, string: "42", double: 42, integer: 42, array: ["42"]),
        Reading(json: #""4.5""#, string: "4.5", double: 4.5, array: ["4.5"]),
        Reading(json: #"" 1""#, string: " 1", array: [" 1"]),
        Reading(json: #""1e400""#, string: "1e400", double: .infinity, array: ["1e400"]),
        Reading(json: "true", boolean: true),
        Reading(json: "false", boolean: false),
        Reading(json: "0", double: 0, integer: 0),
        Reading(json: "1", double: 1, integer: 1),
        Reading(json: "-7", double: -7, integer: -7),
        Reading(json: "1.0", double: 1, integer: 1),
        Reading(json: "1.9", double: 1.9, integer: 1),
        Reading(json: "-1.9", double: -1.9, integer: -1),
        Reading(json: "9007199254740993", double: 9_007_199_254_740_992, integer: 9_007_199_254_740_993),
        Reading(json: "9223372036854775807", double: 9.223372036854775807e18, integer: .max),
        Reading(json: "-9223372036854775808", double: -9.223372036854775808e18, integer: .min),
        Reading(json: "9223372036854775808", double: 9.223372036854775808e18),
        Reading(json: "18446744073709551615", double: 1.8446744073709552e19),
        Reading(json: "18446744073709551616", double: 1.8446744073709552e19),
        Reading(json: "123456789012345678901234567890", double: 1.2345678901234568e29),
        Reading(json: "1e300", double: 1e300),
        Reading(json: "-1e300", double: -1e300),
        Reading(json: "null"),
        Reading(json: "[]", array: [], isContainer: true),
        Reading(json: #"["a","b"]"#, array: ["a", "b"], isContainer: true),
        Reading(json: #"["a",1]"#, isContainer: true),
        Reading(json: "[[[[true]]]]", isContainer: true),
        Reading(json: "{}", isContainer: true),
        Reading(json: #"{"a":{"b":[1,null]}}"#, isContainer: true),
    ]

    @Test(arguments: readings)
    func readsAClaimAsTheTypeItHas(reading: Reading) throws {
        let claim = try decode(jwt: Tokens.token(#"{"c":\#(reading.json)}"#))["c"]
        #expect(claim.rawValue != nil)
        #expect(claim.string == reading.string)
        #expect(claim.boolean == reading.boolean)
        #expect(claim.double == reading.double)
        #expect(claim.integer == reading.integer)
        #expect(claim.array == reading.array)
        #expect(claim.date == reading.double.flatMap { $0.isFinite ? Date(timeIntervalSince1970: $0) : nil })
        #expect((claim.data != nil) == reading.isContainer)
    }

    @Test(arguments: readings)
    func describesEveryDateThatItGives(reading: Reading) throws {
        let claim = try decode(jwt: Tokens.token(#"{"c":\#(reading.json)}"#))["c"]
        #expect(claim.date?.description.isEmpty != true)
    }

    @Test func givesNothingForAMissingClaim() throws {
        let claim = try decode(jwt: Tokens.token("{}"))["c"]
        #expect(claim.rawValue == nil && claim.string == nil && claim.boolean == nil && claim.double == nil)
        #expect(claim.integer == nil && claim.date == nil && claim.array == nil && claim.data == nil)
    }

    @Test func tellsOneFromTrueInsideAListToo() throws {
        let claim = try decode(jwt: Tokens.token(#"{"c":[1,true,0,false,1.0]}"#))["c"]
        #expect(claim.data.map { String(decoding: $0, as: UTF8.self) } == "[1,true,0,false,1]")
    }

    struct Address: Decodable, Equatable {
        var street: String
        var houseNumber: Int
        var primary: Bool
    }

    @Test func decodesObjectsAndLists() throws {
        let body =
            #"{"one":{"street":"Ø","house_number":1,"primary":true},"all":[{"street":"","house_number":0,"primary":false}]}"#
        let jwt = try decode(jwt: Tokens.token(body))
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(
            try jwt["one"].decode(Address.self, using: decoder) == Address(street: "Ø", houseNumber: 1, primary: true)
        )
        #expect(try jwt["all"].decode([Address].self, using: decoder).map(\.houseNumber) == [0])
        #expect(throws: DecodingError.self) { try jwt["one"].decode([String].self) }
    }

    @Test(arguments: ["missing", "text", "number", "truth", "null"])
    func decodesNothingElse(name: String) throws {
        let jwt = try decode(jwt: Tokens.token(#"{"text":"{}","number":1,"truth":true,"null":null}"#))
        #expect { try jwt[name].decode([String: String].self) } throws: { error in
            if case .claimDecodingFailed = error as? JWTDecodeError { true } else { false }
        }
    }

    @Test func offersRawValuesThatCastAsUsual() throws {
        let jwt = try decode(jwt: Tokens.token(#"{"n":3,"d":0.5,"b":true,"l":["x"],"o":{"k":"v"},"z":null}"#))
        #expect(jwt.body["n"] as? Int == 3)
        #expect(jwt.body["n"] as? Double == 3)
        #expect(jwt.body["d"] as? Double == 0.5)
        #expect(jwt.body["b"] as? Bool == true)
        #expect(jwt.body["l"] as? [String] == ["x"])
        #expect(jwt.body["o"] as? [String: String] == ["k": "v"])
        #expect(jwt.body["z"] is NSNull)
    }
}
