import Foundation
import Testing
import WebUI

@Suite struct WebSocketFrameTests {
    @Test func neverMasks() {
        #expect(WebSocketFrame.text("Hi").bytes == Data([0x81, 2, 0x48, 0x69]))
        #expect(WebSocketFrame.pong(Data([9])).bytes == Data([0x8A, 1, 9]))
        #expect(WebSocketFrame.ping(Data()).bytes == Data([0x89, 0]))
    }

    @Test(
        arguments: [
            (125, [0x81, 125]),
            (126, [0x81, 126, 0, 126]),
            (65_535, [0x81, 126, 0xFF, 0xFF]),
            (65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]),
        ] as [(Int, [UInt8])]
    )
    func writesTheShortestLength(_ count: Int, header: [UInt8]) {
        let bytes = WebSocketFrame.text(String(repeating: "a", count: count)).bytes
        #expect(bytes.prefix(header.count) == Data(header))
        #expect(bytes.count == header.count + count)
    }

    @Test func writesACloseCodeInNetworkOrder() {
        #expect(WebSocketFrame.close(.protocolError, reason: "no").bytes == Data([0x88, 4, 0x03, 0xEA, 0x6E, 0x6F]))
        #expect(WebSocketFrame.close(.noStatus, reason: "ignored").bytes == Data([0x88, 0]))
    }

    @Test func cutsAReasonAtAWholeCharacter() {
        let bytes = WebSocketFrame.close(.normal, reason: String(repeating: "é", count: 100)).bytes
        #expect(bytes[1] == 124)
        #expect(String(validating: bytes.dropFirst(4), as: UTF8.self) == String(repeating: "é", count: 61))
    }

    @Test(
        arguments: [
            .text("late"), .ping(Data()), .pong(Data()), .close(.normal, reason: ""), .close(.goingAway, reason: ""),
        ] as [WebSocketFrame]
    )
    func nothingGoesOutBehindAClose(_ frame: WebSocketFrame) {
        var closing = WebSocketClosing()
        let admitted = [WebSocketFrame.text("in time"), .close(.normal, reason: ""), frame].map { closing.admits($0) }
        #expect(admitted == [true, true, false])
    }
}
