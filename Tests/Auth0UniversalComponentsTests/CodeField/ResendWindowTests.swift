import Foundation
import Testing

@testable import Auth0UniversalComponents

@Suite struct ResendWindowTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)

    @Test func itIsOpenBeforeTheFirstCode() {
        #expect(ResendWindow().seconds(at: start) == 0)
    }

    @Test(arguments: [(0.0, 30), (0.5, 30), (29.1, 1), (30, 0), (4000, 0)])
    func itOpensHalfAMinuteAfterACode(later: TimeInterval, seconds: Int) {
        var window = ResendWindow()
        window.sent(at: start)
        #expect(window.seconds(at: start + later) == seconds)
    }

    @Test func theServersWishCountsWhereItIsLonger() {
        var window = ResendWindow()
        window.sent(at: start)
        window.wait(10, from: start)
        #expect(window.seconds(at: start) == 30)
        window.wait(120, from: start)
        #expect(window.seconds(at: start) == 120)
    }
}
