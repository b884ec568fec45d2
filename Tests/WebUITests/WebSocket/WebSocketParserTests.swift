import Foundation
import Testing
import WebUI

/// RFC 6455, section 5, as a table of frames.
@Suite struct WebSocketParserTests {
    static func limits(bytes: Int = 65_536, fragments: Int = 1_024) -> WebSocketParser.Limits {
        var limits = WebSocketParser.Limits()
        limits.maximumMessageBytes = bytes
        limits.maximumFragments = fragments
        return limits
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let input: Data
        let expected: [WebSocketParser.Event]
        var testDescription: String { name }

        init(_ name: String, _ frames: [Data], _ expected: [WebSocketParser.Event]) {
            self.name = name
            input = frames.reduce(into: Data()) { $0.append($1) }
            self.expected = expected
        }
    }

    static let smiley: [UInt8] = [0xF0, 0x9F, 0x98, 0x80]

    static let messages: [Case] = [
        Case("an empty text", [RawFrame.text("")], [.text("")]),
        Case("a masked text", [RawFrame.text("Hello")], [.text("Hello")]),
        Case("binary data", [RawFrame.bytes(0x82, [0, 255])], [.binary(Data([0, 255]))]),
        Case(
            "125 bytes",
            [RawFrame.text(String(repeating: "a", count: 125))],
            [.text(String(repeating: "a", count: 125))]
        ),
        Case(
            "126 bytes",
            [RawFrame.text(String(repeating: "b", count: 126))],
            [.text(String(repeating: "b", count: 126))]
        ),
        Case(
            "65,535 bytes",
            [RawFrame.text(String(repeating: "c", count: 65_535))],
            [.text(String(repeating: "c", count: 65_535))]
        ),
        Case(
            "65,536 bytes",
            [RawFrame.text(String(repeating: "d", count: 65_536))],
            [.text(String(repeating: "d", count: 65_536))]
        ),
        Case("two messages in one read", [RawFrame.text("one"), RawFrame.text("two")], [.text("one"), .text("two")]),
        Case(
            "three fragments",
            [
                RawFrame.text("a", isFinal: false), RawFrame.continuation([0x62], isFinal: false),
                RawFrame.continuation([0x63], isFinal: true),
            ],
            [.text("abc")]
        ),
        Case(
            "a ping and a pong between fragments",
            [
                RawFrame.text("a", isFinal: false), RawFrame.ping([1]), RawFrame.bytes(0x8A, [2]),
                RawFrame.continuation([0x62], isFinal: true),
            ],
            [.ping(Data([1])), .pong(Data([2])), .text("ab")]
        ),
        Case(
            "a character split over frames",
            [RawFrame.bytes(0x01, Array(smiley[..<2])), RawFrame.continuation(Array(smiley[2...]), isFinal: true)],
            [.text("😀")]
        ),
        Case(
            "a ping of 125 bytes",
            [RawFrame.ping([UInt8](repeating: 7, count: 125))],
            [.ping(Data(repeating: 7, count: 125))]
        ),
        Case("a close without a code", [RawFrame.bytes(0x88, [])], [.close(.noStatus, reason: "")]),
        Case("a close with a reason", [RawFrame.close(1000, Array("bye".utf8))], [.close(.normal, reason: "bye")]),
        Case("nothing after a close", [RawFrame.close(1001), RawFrame.text("late")], [.close(.goingAway, reason: "")]),
        Case(
            "a close between fragments",
            [RawFrame.text("a", isFinal: false), RawFrame.close(1000)],
            [.close(.normal, reason: "")]
        ),
    ]

    static let refusals: [Case] = [
        Case("no mask", [RawFrame.bytes(0x81, [0x61], isMasked: false)], [.failure(.protocolError)]),
        Case("reserved bit 1", [RawFrame.bytes(0xC1, [])], [.failure(.protocolError)]),
        Case("reserved bit 2", [RawFrame.bytes(0xA1, [])], [.failure(.protocolError)]),
        Case("reserved bit 3", [RawFrame.bytes(0x91, [])], [.failure(.protocolError)]),
        Case("a fragmented ping", [RawFrame.bytes(0x09, [])], [.failure(.protocolError)]),
        Case("a ping of 126 bytes", [RawFrame.ping([UInt8](repeating: 0, count: 126))], [.failure(.protocolError)]),
        Case("a continuation of nothing", [RawFrame.continuation([0x61], isFinal: true)], [.failure(.protocolError)]),
        Case(
            "a text inside of a message",
            [RawFrame.text("a", isFinal: false), RawFrame.text("b")],
            [.failure(.protocolError)]
        ),
        Case(
            "a length of 125 in two bytes",
            [RawFrame.bytes(0x81, [UInt8](repeating: 0x61, count: 125), lengthBytes: 2)],
            [.failure(.protocolError)]
        ),
        Case(
            "a length of 65,535 in eight bytes",
            [RawFrame.bytes(0x81, [UInt8](repeating: 0x61, count: 65_535), lengthBytes: 8)],
            [.failure(.protocolError)]
        ),
        Case(
            "a length with its highest bit set",
            [Data([0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0])],
            [.failure(.protocolError)]
        ),
        Case("text that is not UTF-8", [RawFrame.bytes(0x81, [0xFF])], [.failure(.invalidPayload)]),
        Case(
            "text that ends in the middle of a character",
            [RawFrame.bytes(0x81, Array(smiley[..<3]))],
            [.failure(.invalidPayload)]
        ),
        Case("a surrogate", [RawFrame.bytes(0x81, [0xED, 0xA0, 0x80])], [.failure(.invalidPayload)]),
        Case("an overlong slash", [RawFrame.bytes(0x81, [0xC0, 0xAF])], [.failure(.invalidPayload)]),
        Case("a close of one byte", [RawFrame.bytes(0x88, [0x03])], [.failure(.protocolError)]),
        Case("a close whose reason is not UTF-8", [RawFrame.close(1000, [0xFF])], [.failure(.invalidPayload)]),
        Case(
            "good before bad",
            [RawFrame.text("a"), RawFrame.bytes(0x83, [])],
            [.text("a"), .failure(.protocolError)]
        ),
    ]

    @Test(arguments: messages)
    func understandsWhatTheRFCAllows(_ testCase: Case) {
        var parser = WebSocketParser()
        #expect(parser.receive(testCase.input) == testCase.expected)
    }

    @Test(arguments: refusals)
    func closesOnWhatTheRFCForbids(_ testCase: Case) {
        var parser = WebSocketParser()
        #expect(parser.receive(testCase.input) == testCase.expected)
        #expect(parser.receive(RawFrame.text("more")) == [])
    }

    @Test(arguments: messages + refusals)
    func doesNotCareHowTheBytesArrive(_ testCase: Case) {
        var parser = WebSocketParser()
        var events: [WebSocketParser.Event] = []
        // One byte at a time would be slow for the long ones and no better than a size that divides nothing.
        let step = testCase.input.count > 1_000 ? 977 : 1
        var rest = testCase.input
        while !rest.isEmpty {
            events += parser.receive(Data(rest.prefix(step)))
            rest = Data(rest.dropFirst(step))
        }
        #expect(events == testCase.expected)
    }

    @Test(arguments: Array(UInt8(0x3)...0x7) + Array(UInt8(0xB)...0xF))
    func refusesReservedOpcodes(_ opcode: UInt8) {
        var parser = WebSocketParser()
        #expect(parser.receive(RawFrame.bytes(0x80 | opcode, [])) == [.failure(.protocolError)])
    }

    @Test(
        arguments: [UInt16](
            arrayLiteral: 1000,
            1001,
            1002,
            1003,
            1007,
            1008,
            1009,
            1010,
            1011,
            1012,
            1014,
            3000,
            3999,
            4000,
            4999
        )
    )
    func takesCloseCodesThatMayTravel(_ code: UInt16) {
        var parser = WebSocketParser()
        #expect(parser.receive(RawFrame.close(code)) == [.close(WebSocketCloseCode(rawValue: code), reason: "")])
    }

    @Test(arguments: [UInt16](arrayLiteral: 0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535))
    func refusesCloseCodesThatMayNotTravel(_ code: UInt16) {
        var parser = WebSocketParser()
        #expect(parser.receive(RawFrame.close(code)) == [.failure(.protocolError)])
    }

    @Test func refusesAMessageByItsHeaderAlone() {
        var parser = WebSocketParser(limits: Self.limits(bytes: 1_000))
        let header = RawFrame.bytes(0x81, [UInt8](repeating: 0x61, count: 1_001)).prefix(4)
        #expect(parser.receive(Data(header)) == [.failure(.messageTooBig)])
    }

    @Test func countsAMessageOverItsFragments() {
        var parser = WebSocketParser(limits: Self.limits(bytes: 10))
        #expect(parser.receive(RawFrame.text("123456", isFinal: false)) == [])
        #expect(parser.receive(RawFrame.continuation(Array("78901".utf8), isFinal: true)) == [.failure(.messageTooBig)])
    }

    @Test func endsAMessageThatNeverEnds() {
        var parser = WebSocketParser(limits: Self.limits(fragments: 3))
        #expect(parser.receive(RawFrame.text("", isFinal: false)) == [])
        #expect(parser.receive(RawFrame.continuation([], isFinal: false)) == [])
        #expect(parser.receive(RawFrame.continuation([], isFinal: false)) == [])
        #expect(parser.receive(RawFrame.continuation([], isFinal: false)) == [.failure(.messageTooBig)])
    }

    @Test func startsAnewAfterEachMessage() {
        var parser = WebSocketParser(limits: Self.limits(bytes: 4))
        for _ in 0..<100 { #expect(parser.receive(RawFrame.text("1234")) == [.text("1234")]) }
    }
}
