import Foundation
import Testing

@testable import LocalTenant

@Suite struct TokenBucketTests {
    private let start = Date(timeIntervalSince1970: 1_000)

    @Test func aBurstIsFollowedByTheSteadyPace() {
        var bucket = TokenBucket(.init(burst: 2, per: 10), at: start)
        #expect(bucket.take(at: start).remaining == 1)
        #expect(bucket.take(at: start).remaining == 0)

        let refused = bucket.take(at: start.addingTimeInterval(4))
        #expect(!refused.isAllowed)
        #expect(refused.limit == 2)
        #expect(refused.retryAfter == 6)
        #expect(refused.reset == 1_020)

        #expect(bucket.take(at: start.addingTimeInterval(10)).isAllowed)
        #expect(!bucket.take(at: start.addingTimeInterval(10)).isAllowed)
    }

    @Test func itNeverHoldsMoreThanTheBurst() {
        var bucket = TokenBucket(.init(burst: 2, per: 1), at: start)
        _ = bucket.take(at: start)
        let later = start.addingTimeInterval(1_000)
        #expect(bucket.isFull(at: later))
        #expect(bucket.take(at: later).remaining == 1)
    }

    @Test func aClockThatIsSetBackTakesNothingAway() {
        var bucket = TokenBucket(.init(burst: 2, per: 10), at: start)
        _ = bucket.take(at: start)
        #expect(bucket.take(at: start.addingTimeInterval(-500)).isAllowed)
    }

    @Test func lookingTakesNothing() {
        let bucket = TokenBucket(.init(burst: 1, per: 10), at: start)
        #expect(bucket.look(at: start).isAllowed)
        #expect(bucket.look(at: start).remaining == 1)
    }

    @Test func onlyARefusalSaysWhenToComeBack() {
        var bucket = TokenBucket(.init(burst: 1, per: 10), at: start)
        #expect(bucket.take(at: start).headers["Retry-After"] == nil)
        #expect(bucket.take(at: start).headers["Retry-After"] == "10")
    }

    @Test func theBookForgetsFullBuckets() {
        var book = RateLimitBook()
        for number in 0..<RateLimitBook.capacity {
            _ = book.take(.passwordlessStart, "\(number)", at: start)
        }
        _ = book.take(.passwordlessStart, "one more", at: start.addingTimeInterval(7_200))
        #expect(book.count == 1)
    }

    @Test func theBookIsBoundedEvenWhereNoBucketIsFull() {
        var book = RateLimitBook()
        for number in 0...RateLimitBook.capacity {
            _ = book.take(.passwordlessStart, "\(number)", at: start)
        }
        #expect(book.count <= RateLimitBook.capacity)
    }
}
