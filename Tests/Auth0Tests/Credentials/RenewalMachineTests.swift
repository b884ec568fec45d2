import Foundation
import Testing

@testable import Auth0

@Suite struct RenewalMachineTests {
    @Test func theFirstStartsAndTheOthersJoin() {
        var machine = RenewalMachine<String>()
        let waiters = (0..<3).map { _ in machine.newWaiter() }
        #expect(machine.request("a", by: waiters[0]) == .start)
        #expect(machine.request("a", by: waiters[1]) == .join)
        #expect(machine.request("b", by: waiters[2]) == .start)
        #expect(machine.finish("a") == [waiters[0], waiters[1]])
        #expect(!machine.isIdle)
        #expect(machine.finish("b") == [waiters[2]])
        #expect(machine.isIdle)
    }

    @Test func whoeverComesAfterTheEndStartsAnew() {
        var machine = RenewalMachine<String>()
        #expect(machine.request("a", by: machine.newWaiter()) == .start)
        _ = machine.finish("a")
        #expect(machine.request("a", by: machine.newWaiter()) == .start)
    }

    @Test func aCallerThatGivesUpLeavesTheWorkAlone() {
        var machine = RenewalMachine<String>()
        let only = machine.newWaiter()
        _ = machine.request("a", by: only)
        let cancellations = [machine.cancel(only), machine.cancel(only)]
        #expect(cancellations == [true, false])
        let late = machine.newWaiter()
        #expect(machine.request("a", by: late) == .join)
        #expect(machine.finish("a") == [late])
    }

    @Test func aCallerThatGaveUpBeforeItAskedStartsNothing() {
        var machine = RenewalMachine<String>()
        let early = machine.newWaiter()
        let wasWaiting = machine.cancel(early)
        #expect(!wasWaiting)
        #expect(machine.request("a", by: early) == .refuse)
        #expect(machine.isIdle)
    }

    @Test func finishingTwiceTellsNoOne() {
        var machine = RenewalMachine<String>()
        _ = machine.request("a", by: machine.newWaiter())
        _ = machine.finish("a")
        #expect(machine.finish("a").isEmpty)
    }
}

@Suite struct RetryPolicyTests {
    private let retryable = AuthenticationError(info: [:], statusCode: 503)

    @Test(arguments: [(0, 0.0, 0.5), (1, 0, 1), (2, 0, 2), (3, 0, 4), (0, 0.999, 0.74975)])
    func theDelayDoublesWithJitter(_ retry: Int, jitter: Double, expected: Double) throws {
        let delay = RetryPolicy(maxRetries: 9).delay(before: retry, after: retryable, elapsed: 0, jitter: jitter)
        #expect(abs(try #require(delay) - expected) < 0.001)
    }

    @Test func retryAfterIsKeptTo() {
        let error = AuthenticationError(details: APIErrorDetails(body: [:], statusCode: 429, retryAfter: 30))
        let policy = RetryPolicy(maxRetries: 1)
        #expect(policy.delay(before: 0, after: error, elapsed: 0, jitter: 0) == 30)
        #expect(policy.delay(before: 0, after: error, elapsed: 31, jitter: 0) == nil)
    }

    @Test func thereIsAnEnd() {
        #expect(RetryPolicy(maxRetries: 0).delay(before: 0, after: retryable, elapsed: 0, jitter: 0) == nil)
        #expect(RetryPolicy(maxRetries: 3).delay(before: 3, after: retryable, elapsed: 0, jitter: 0) == nil)
        #expect(RetryPolicy(maxRetries: 99).delay(before: 9, after: retryable, elapsed: 0, jitter: 0) == nil)
        let refusal = AuthenticationError(info: ["error": "invalid_grant"], statusCode: 403)
        #expect(RetryPolicy(maxRetries: 9).delay(before: 0, after: refusal, elapsed: 0, jitter: 0) == nil)
    }
}
