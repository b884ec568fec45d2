import Testing

@testable import Auth0HTTPServer

@Suite struct HeadLayoutTests {
    /// `GET /ab HTTP/1.1` at address 100, then `Host: a` and `X:y`: 18 + 9 + 5 + 2 bytes.
    private func layout(
        hostAt host: UInt = 118,
        valueAt value: UInt = 124,
        xAt x: UInt = 127,
        size: Int = 34
    ) -> HeadLayout {
        var layout = HeadLayout(start: 100, method: 3, target: 3, version: 8)
        layout.addField(name: host, nameCount: 4, value: value, valueCount: 1)
        layout.addField(name: x, nameCount: 1, value: x + 2, valueCount: 1)
        layout.end(size: size)
        return layout
    }

    @Test func partsThatFillTheHeadAreExact() {
        #expect(layout().isExact)
    }

    @Test func aGapBehindTheRequestLineIsSeen() {
        #expect(!layout(hostAt: 120, valueAt: 126, xAt: 129, size: 36).isExact)
    }

    @Test func aGapBetweenFieldsIsSeen() {
        #expect(!layout(xAt: 129, size: 36).isExact)
    }

    @Test func aFieldThatLiesElsewhereIsSeen() {
        #expect(!layout(hostAt: 900).isExact)
        #expect(!layout(valueAt: 30).isExact)
    }

    @Test(arguments: [33, 35, 0])
    func aHeadThatEndsElsewhereIsSeen(_ size: Int) {
        #expect(!layout(size: size).isExact)
    }
}
