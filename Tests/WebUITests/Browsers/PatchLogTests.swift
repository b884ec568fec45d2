import Testing
import WebUI

@Suite struct PatchLogTests {
    func numbers(_ taken: [(number: Int, operations: String)]?) -> [Int]? { taken?.map(\.number) }

    @Test func replaysWhatTheClientDoesNotHave() {
        var log = PatchLog()
        for name in ["a", "b", "c"] { log.append(name, isSecret: false) }
        log.acknowledge(1)
        #expect(log.take(after: 1)?.map(\.operations) == ["b", "c"])
        #expect(numbers(log.take(after: 2)) == [3])
        #expect(numbers(log.take(after: 3)) == [])
    }

    @Test func reportsAGapWhereABatchIsGone() {
        var log = PatchLog()
        log.append("a", isSecret: false)
        log.append("b", isSecret: false)
        log.acknowledge(2)
        #expect(log.take(after: 1) == nil)
        #expect(log.take(after: 3) == nil)
        #expect(log.take(after: -1) == nil)
    }

    @Test func takesNoHeedOfALateAcknowledgement() {
        var log = PatchLog()
        log.append("a", isSecret: false)
        log.append("b", isSecret: false)
        log.acknowledge(2)
        log.acknowledge(1)
        #expect(numbers(log.take(after: 2)) == [])
        log.append("c", isSecret: false)
        #expect(numbers(log.take(after: 2)) == [3])
    }

    @Test func takesNoHeedOfAnAcknowledgementOfWhatWasNeverSent() {
        var log = PatchLog()
        log.append("a", isSecret: false)
        log.acknowledge(1_000)
        log.append("b", isSecret: false)
        #expect(numbers(log.take(after: 1)) == [2])
    }

    @Test func forgetsTheOldestWhereTheClientIsTooFarBehind() {
        var log = PatchLog()
        for _ in 0..<(PatchLog.maximumBatches + 1) { log.append("x", isSecret: false) }
        #expect(log.take(after: 0) == nil)
        #expect(log.take(after: 1)?.count == PatchLog.maximumBatches)
    }

    @Test func isBoundedByBytes() {
        var log = PatchLog()
        log.append(String(repeating: "x", count: PatchLog.maximumBytes), isSecret: false)
        log.append("y", isSecret: false)
        #expect(log.take(after: 0) == nil)
        #expect(numbers(log.take(after: 1)) == [2])
    }

    @Test func givesASecretOutOnce() {
        var log = PatchLog()
        log.append("secret", isSecret: true)
        #expect(log.take(after: 0)?.map(\.operations) == ["secret"])
        #expect(log.take(after: 0) == nil)
    }

    @Test func beginsAnewForAPageThatShowsEverything() {
        var log = PatchLog()
        log.append("a", isSecret: false)
        log.restart()
        #expect(numbers(log.take(after: 1)) == [])
        #expect(log.take(after: 0) == nil)
        log.append("b", isSecret: false)
        #expect(numbers(log.take(after: 1)) == [2])
    }
}
