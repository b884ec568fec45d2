import Foundation
import Testing

@testable import Auth0WebAuthn

@Suite struct CBORValues {
    @Test(
        arguments: [
            ("00", .integer(0)), ("17", .integer(23)), ("1818", .integer(24)), ("1903e8", .integer(1000)),
            ("1a000f4240", .integer(1_000_000)), ("1b000000e8d4a51000", .integer(1_000_000_000_000)),
            ("1b7fffffffffffffff", .integer(.max)), ("20", .integer(-1)), ("3863", .integer(-100)),
            ("3b7fffffffffffffff", .integer(.min)), ("f4", .boolean(false)), ("f5", .boolean(true)), ("f6", .null),
            ("40", .bytes(Data())), ("4401020304", .bytes(Data([1, 2, 3, 4]))), ("60", .text("")),
            ("6449455446", .text("IETF")), ("62c3bc", .text("ü")), ("64f0908591", .text("\u{10151}")),
            ("80", .array([])),
            ("83010203", .array([.integer(1), .integer(2), .integer(3)])),
            (
                "8301820203820405",
                .array([.integer(1), .array([.integer(2), .integer(3)]), .array([.integer(4), .integer(5)])])
            ),
            ("a0", .map([:])), ("a201020304", .map([.integer(1): .integer(2), .integer(3): .integer(4)])),
            ("a26161016162820203", .map([.text("a"): .integer(1), .text("b"): .array([.integer(2), .integer(3)])])),
        ] as [(String, CBOR)]
    )
    func areReadAsInRFC8949(_ hex: String, _ value: CBOR) throws {
        #expect(try CBORReader.value(of: Data(hex: hex)) == value)
    }

    @Test(
        arguments: [
            ("", .truncated), ("18", .truncated), ("1900", .truncated), ("42ff", .truncated), ("62c3", .truncated),
            ("81", .truncated), ("a1", .truncated), ("a101", .truncated), ("9a7fffffff", .truncated),
            ("5b7fffffffffffffff", .truncated), ("5bffffffffffffffff", .truncated), ("bbffffffffffffffff", .truncated),
            ("0000", .trailingBytes), ("a000", .trailingBytes), ("62c328", .invalidText), ("61ff", .invalidText),
            ("63eda080", .invalidText), ("a201010102", .repeatedKey), ("a20101180102", .repeatedKey),
            ("a2616101616102", .repeatedKey), ("a1400a", .invalidKey), ("a1f501", .invalidKey), ("a18001", .invalidKey),
            ("5f42010243030405ff", .unsupported), ("7f61616162ff", .unsupported), ("9fff", .unsupported),
            ("bfff", .unsupported), ("c000", .unsupported), ("d818456449455446", .unsupported),
            ("f90000", .unsupported),
            ("fa47c35000", .unsupported), ("fb3ff199999999999a", .unsupported), ("f7", .unsupported),
            ("f0", .unsupported), ("f8ff", .unsupported), ("ff", .unsupported), ("1c", .unsupported),
            ("1d", .unsupported),
            ("1e", .unsupported), ("1f", .unsupported), ("1b8000000000000000", .unsupported),
            ("3bffffffffffffffff", .unsupported),
        ] as [(String, CBORError)]
    )
    func areRefused(_ hex: String, _ error: CBORError) {
        #expect(throws: error) { try CBORReader.value(of: Data(hex: hex)) }
    }

    @Test func mayNestAsDeepAsTheLimit() throws {
        let limit = CBORReader.maximumDepth
        _ = try CBORReader.value(of: Data(repeating: 0x81, count: limit) + [0x00])
        #expect(throws: CBORError.nestedTooDeeply) {
            try CBORReader.value(of: Data(repeating: 0x81, count: limit + 1) + [0x00])
        }
        #expect(throws: CBORError.nestedTooDeeply) { try CBORReader.value(of: Data(repeating: 0x81, count: 1 << 20)) }
    }

    @Test func areReadOneAfterAnother() throws {
        var reader = CBORReader(Data([0xFF, 0x01, 0x41, 0xAA, 0xF5, 0xEE]).dropFirst())
        #expect(try reader.next() == .integer(1))
        #expect(try reader.next() == .bytes(Data([0xAA])))
        #expect(reader.rest == Data([0xF5, 0xEE]))
        #expect(try reader.next() == .boolean(true))
        #expect(!reader.isAtEnd)
    }

    @Test func giveNothingWhereTheyAreOfAnotherKind() {
        #expect(CBOR.null["a"] == nil)
        #expect(CBOR.null[1] == nil)
        #expect(CBOR.text("a").bytes == nil)
        #expect(CBOR.bytes(Data()).text == nil)
        #expect(CBOR.text("1").integer == nil)
        #expect(CBOR.map([:]).array == nil)
        #expect(CBOR.array([]).map == nil)
    }

    @Test func throwOrAreReadWhateverTheBytes() {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        var read = 0
        for _ in 0..<20_000 {
            var bytes = Data()
            for _ in 0..<12 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes.append(UInt8(truncatingIfNeeded: state >> 56))
            }
            var reader = CBORReader(bytes)
            if (try? reader.next()) != nil { read += 1 }
            #expect(reader.rest.count <= bytes.count)
        }
        #expect(read > 0)
    }
}
