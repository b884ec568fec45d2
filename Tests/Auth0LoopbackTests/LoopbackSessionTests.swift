import Testing

@testable import Auth0Loopback

@Suite struct LoopbackSessionTests {
    private var session = LoopbackSession<Int, String>()

    private func isDelivery(_ wait: LoopbackSession<Int, String>.Wait, of request: Int) -> Bool {
        guard case .deliver(let delivered) = wait else { return false }
        return delivered == request
    }

    private func isEnd(_ wait: LoopbackSession<Int, String>.Wait, for reason: LoopbackError) -> Bool {
        guard case .ended(let actual) = wait else { return false }
        return actual == reason
    }

    @Test mutating func aRequestGoesToTheFirstThatWaits() {
        _ = session.wait("a")
        _ = session.wait("b")
        var delivered: [String] = []
        for request in 1...2 {
            if case .deliver(let waiter) = session.arrived(request) { delivered.append(waiter) }
        }
        #expect(delivered == ["a", "b"])
    }

    @Test mutating func aRequestIsKeptForWhoComesLater() {
        if case .kept = session.arrived(1) {} else { Issue.record("not kept") }
        let first = session.wait("a")
        #expect(isDelivery(first, of: 1))
        if case .waiting = session.wait("b") {} else { Issue.record("delivered twice") }
    }

    @Test mutating func anEndTellsEveryWaiterOnce() {
        _ = session.wait("a")
        _ = session.wait("b")
        let told = [session.end(.timedOut), session.end(.closed)]
        #expect(told == [["a", "b"], []])
    }

    @Test mutating func theFirstReasonStays() {
        _ = session.end(.timedOut)
        _ = session.end(.closed)
        let wait = session.wait("a")
        #expect(isEnd(wait, for: .timedOut))
    }

    @Test mutating func aRequestAfterTheEndIsDropped() {
        _ = session.end(.closed)
        if case .dropped = session.arrived(1) {} else { Issue.record("not dropped") }
    }

    @Test mutating func aKeptRequestIsNotHandedOutAfterTheEnd() {
        _ = session.arrived(1)
        _ = session.end(.closed)
        let wait = session.wait("a")
        #expect(isEnd(wait, for: .closed))
    }
}
