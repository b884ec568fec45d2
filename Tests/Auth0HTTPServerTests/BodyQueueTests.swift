import Foundation
import Testing

@testable import Auth0HTTPServer

@Suite struct BodyQueueTests {
    private var queue = BodyQueue(capacity: 4)

    private mutating func read(_ count: Int = 16) -> (BodyQueue.Read, String) {
        var buffer = [UInt8](repeating: 0, count: count)
        let read = buffer.withUnsafeMutableBytes { queue.read(into: $0) }
        guard case .bytes(let count) = read else { return (read, "") }
        return (read, String(decoding: buffer.prefix(count), as: UTF8.self))
    }

    @Test mutating func bytesComeOutInOrderAndInPieces() {
        _ = queue.write(Data("ab".utf8))
        _ = queue.write(Data("cde".utf8))
        let pieces = [read(4).1, read(4).1]
        #expect(pieces == ["abcd", "e"])
    }

    @Test mutating func manyPiecesComeOutAsTheyWentIn() {
        var written = ""
        var taken = ""
        for number in 0..<500 {
            let piece = String(repeating: "\(number),", count: number % 7)
            written += piece
            _ = queue.write(Data(piece.utf8))
            taken += read(number % 11 + 1).1
        }
        while taken.count < written.count {
            taken += read(3).1
        }
        #expect(taken == written)
        let rest = read().0
        #expect(rest == .nothingYet)
    }

    @Test mutating func aWriterWaitsAboveTheCapacityUntilEnoughIsTaken() {
        let first = queue.write(Data("abcd".utf8))
        #expect(first == .accepted(resumes: false, mustWait: false))
        let second = queue.write(Data("e".utf8))
        #expect(second == .accepted(resumes: false, mustWait: true))
        _ = read(1)
        #expect(!queue.mustWait)
    }

    @Test mutating func aParkedConnectionIsResumedByOneWriteAlone() {
        let empty = read().0
        #expect(empty == .nothingYet)
        let parks = queue.park()
        #expect(parks)
        let writes = [queue.write(Data("a".utf8)), queue.write(Data("b".utf8))]
        #expect(writes == [.accepted(resumes: true, mustWait: false), .accepted(resumes: false, mustWait: false)])
    }

    @Test mutating func aWriteBetweenReadAndParkIsNotLost() {
        _ = read()
        _ = queue.write(Data("a".utf8))
        let parks = queue.park()
        #expect(!parks)
    }

    @Test mutating func anEndBetweenReadAndParkIsNotLost() {
        _ = read()
        _ = queue.finish(isWhole: true)
        let parks = queue.park()
        #expect(!parks)
    }

    @Test(arguments: [true, false]) mutating func theEndComesBehindTheBytes(isWhole: Bool) {
        _ = queue.write(Data("a".utf8))
        _ = queue.finish(isWhole: isWhole)
        let reads = [read().0, read().0]
        #expect(reads == [.bytes(1), isWhole ? .end : .brokenOff])
    }

    @Test mutating func finishingResumesAParkedConnectionOnce() {
        _ = queue.park()
        let resumes = [queue.finish(isWhole: true), queue.finish(isWhole: true)]
        #expect(resumes == [true, false])
    }

    @Test mutating func nothingIsResumedAfterTheEnd() {
        _ = queue.park()
        queue.end()
        let write = queue.write(Data("a".utf8))
        #expect(write == .refused)
        let finishes = queue.finish(isWhole: true)
        #expect(!finishes)
        #expect(queue.isGone)
        #expect(!queue.mustWait)
        let parks = queue.park()
        #expect(!parks)
    }

    @Test mutating func nothingIsTakenAfterTheFinish() {
        _ = queue.finish(isWhole: true)
        let write = queue.write(Data("a".utf8))
        #expect(write == .refused)
    }
}
