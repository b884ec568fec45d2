import Testing

@testable import Auth0HTTPServer

/// `#expect` for the result of a mutating call, which the macro cannot hold.
private func expect<Value: Equatable>(
    _ actual: Value,
    _ expected: Value,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(actual == expected, sourceLocation: sourceLocation)
}

@Suite struct ExchangeLifecycleTests {
    @Test func aRunningRequestIsResumedOnceByItsHandlersEnd() {
        var lifecycle = ExchangeLifecycle()
        lifecycle.handlerStarts()
        #expect(lifecycle.phase == .running)
        expect(lifecycle.handlerFinished(), true)
        expect(lifecycle.handlerFinished(), false)
        lifecycle.replies()
        expect(lifecycle.handlerFinished(), false)
        expect(lifecycle.end(), true)
    }

    @Test func nothingResumesAfterTheEnd() {
        var lifecycle = ExchangeLifecycle()
        lifecycle.handlerStarts()
        expect(lifecycle.end(), true)
        expect(lifecycle.handlerFinished(), false)
        lifecycle.replies()
        #expect(lifecycle.phase == .ended)
    }

    @Test func anEndCountsOnce() {
        var lifecycle = ExchangeLifecycle()
        lifecycle.handlerStarts()
        expect(lifecycle.end(), true)
        expect(lifecycle.end(), false)
    }

    @Test func aRequestThatNeverReachedAHandlerIsNotCounted() {
        var lifecycle = ExchangeLifecycle()
        lifecycle.replies()
        expect(lifecycle.end(), false)
    }

    @Test func aHandlerStartsOnlyFromAReceivedRequest() {
        var lifecycle = ExchangeLifecycle()
        lifecycle.replies()
        lifecycle.handlerStarts()
        #expect(lifecycle.phase == .replying)
        expect(lifecycle.handlerFinished(), false)
    }

    @Test func aClientThatLeftDoesNotChangeTheRoadOfTheAnswer() {
        var lifecycle = ExchangeLifecycle()
        lifecycle.handlerStarts()
        lifecycle.clientLeft()
        #expect(lifecycle.isClientGone)
        expect(lifecycle.handlerFinished(), true)
    }
}

@Suite struct ServerLifecycleTests {
    @Test func aStopWaitsForTheLastRequest() {
        var lifecycle = ServerLifecycle()
        expect(lifecycle.start(), true)
        expect(lifecycle.admitRequest(), true)
        expect(lifecycle.admitRequest(), true)
        expect(lifecycle.requestEnded(), false)
        expect(lifecycle.stop(), .closeWhenDrained)
        expect(lifecycle.requestEnded(), true)
    }

    @Test func nothingIsAdmittedFromAStopOn() {
        var lifecycle = ServerLifecycle()
        expect(lifecycle.start(), true)
        expect(lifecycle.stop(), .closeNow)
        expect(lifecycle.admitRequest(), false)
        lifecycle.closed()
        expect(lifecycle.admitRequest(), false)
        #expect(lifecycle.requestsAtWork == 0)
    }

    @Test func nothingIsAdmittedBeforeAStart() {
        var lifecycle = ServerLifecycle()
        expect(lifecycle.admitRequest(), false)
    }

    @Test func aSecondStopHasNothingToDo() {
        var lifecycle = ServerLifecycle()
        expect(lifecycle.start(), true)
        expect(lifecycle.stop(), .closeNow)
        expect(lifecycle.stop(), .nothing)
        lifecycle.closed()
        expect(lifecycle.stop(), .nothing)
    }

    @Test func aStartAfterAStopIsRefused() {
        var lifecycle = ServerLifecycle()
        expect(lifecycle.stop(), .nothing)
        expect(lifecycle.start(), false)
    }

    @Test func aFailedStartMayBeTriedAgain() {
        var lifecycle = ServerLifecycle()
        expect(lifecycle.start(), true)
        expect(lifecycle.start(), false)
        lifecycle.startFailed()
        expect(lifecycle.start(), true)
    }

    @Test func aRequestThatEndsInAServerThatRunsOnWakesNobody() {
        var lifecycle = ServerLifecycle()
        expect(lifecycle.start(), true)
        expect(lifecycle.admitRequest(), true)
        expect(lifecycle.requestEnded(), false)
    }
}
