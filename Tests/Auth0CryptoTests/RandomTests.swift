import Foundation
import Synchronization
import Testing

@testable import Auth0Crypto

/// Gives the bytes that it was made with, over and over.
final class ScriptedRandom: RandomSource {
    private let script: [UInt8]
    private let position = Mutex(0)

    init(_ script: [UInt8]) {
        self.script = script
    }

    func bytes(_ count: Int) -> Data {
        position.withLock { position in
            defer { position += count }
            return Data((0..<count).map { script[(position + $0) % script.count] })
        }
    }
}

@Suite struct Randomness {
    @Test(arguments: [0, 1, 32, 4096])
    func hasTheLengthAskedFor(_ count: Int) {
        #expect(SystemRandom().bytes(count).count == count)
    }

    @Test func doesNotRepeat() {
        #expect(Set((0..<1000).map { _ in SystemRandom().bytes(16) }).count == 1000)
    }

    @Test func makesTokensOfBase64URL() {
        #expect(ScriptedRandom([0xFB, 0xFF]).token(bytes: 4) == "-__7_w")
        #expect(SystemRandom().token().count == 43)
    }

    @Test func makesDigits() {
        #expect(ScriptedRandom([0, 19, 128, 249, 7, 10]).digits(6) == "098970")
        #expect(SystemRandom().digits(6).count == 6)
        #expect(SystemRandom().digits(0).isEmpty)
    }

    @Test func throwsBytesAwayThatWouldMakeSomeDigitsLikelier() {
        #expect(ScriptedRandom([250, 251, 3, 255, 249]).digits(4) == "3939")
    }

    @Test func makesEveryDigitEquallyLikely() {
        let every = ScriptedRandom(Array(0...255))
        let digits = every.digits(250)
        let counts = Dictionary(grouping: digits, by: { $0 }).mapValues(\.count)
        #expect(counts.count == 10)
        #expect(Set(counts.values) == [25])
    }
}
