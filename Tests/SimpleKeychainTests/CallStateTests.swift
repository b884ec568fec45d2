import Dispatch
import Testing

@testable import SimpleKeychain

@Suite struct CallStateTests {
    @Test func makesACallThatIsWaitedFor() {
        var state = CallState()
        let answers = [state.start(), state.finish(), state.giveUp()]
        #expect(answers == [true, false, false])
        #expect(state.phase == .finished)
    }

    @Test func skipsACallThatNoOneWaitsForAnyMore() {
        var state = CallState()
        let answers = [state.giveUp(), state.start()]
        #expect(answers == [false, false])
        #expect(state.phase == .givenUp)
    }

    @Test func leavesAThreadBehindThatIsStuck() {
        var state = CallState()
        let answers = [state.start(), state.giveUp(), state.finish()]
        #expect(answers == [true, true, true])
    }
}

@Suite struct DeadlineCallerTests {
    /// A call that ignores its cancellation, until it is let go.
    final class Stuck: Sendable {
        private let gate = Gate()
        func call() { gate.pass() }
        func letGo() { gate.open() }
    }

    @Test func givesBackWhatACallGives() throws {
        let caller = DeadlineCaller(deadline: .seconds(60))
        #expect(try caller.call(onStall: {}) { _ in 7 } == 7)
        #expect(throws: SimpleKeychainError.itemNotFound) {
            try caller.call(onStall: {}) { _ throws(SimpleKeychainError) -> Int in throw .itemNotFound }
        }
    }

    @Test func cancelsACallAtTheDeadline() {
        let caller = DeadlineCaller(deadline: .milliseconds(1))
        let gate = Gate()
        #expect(throws: SimpleKeychainError.timedOut) {
            try caller.call(onStall: {}) { cancellation throws(SimpleKeychainError) -> Int in
                while !cancellation.isCancelled { gate.breathe() }
                throw .timedOut
            }
        }
    }

    @Test func leavesStuckThreadsBehindUpToALimitAndThenFailsAtOnce() throws {
        let caller = DeadlineCaller(deadline: .milliseconds(1))
        let stuck = Stuck()
        let stalls = Counter()
        let entered = Counter()
        func call() throws {
            try caller.call(onStall: { stalls.add(1) }) { _ in
                entered.add(1)
                stuck.call()
            }
        }
        // On a busy machine a call may be given up before its thread has come to it.
        while stalls.value < DeadlineCaller.mostStalled {
            #expect(throws: SimpleKeychainError.timedOut) { try call() }
        }
        let enteredBefore = entered.value
        #expect(throws: SimpleKeychainError.timedOut) { try call() }
        #expect(entered.value == enteredBefore)
        stuck.letGo()
    }
}
