import Testing

@testable import Auth0HTTPClient

@Suite struct TransferLifeTests {
    private enum Event {
        case submit
        case begin
        case cancel
        case finish
    }

    /// Plays an event; returns how many waiters it handed out.
    private func play(_ event: Event, on life: inout TransferLife<Int>) -> Int {
        switch event {
        case .submit: return life.submit(7) == .enqueue ? 0 : 1
        case .begin:
            _ = life.begin()
            return 0
        case .cancel: return life.cancel() == .nothing ? 0 : 1
        case .finish: return life.finish() == nil ? 0 : 1
        }
    }

    @Test func aTransferThatRunsToItsEndReleasesItsWaiterThere() {
        var life = TransferLife<Int>()
        let submission = life.submit(7)
        let began = life.begin()
        let outcomes = [life.finish(), life.finish()]
        #expect(submission == .enqueue)
        #expect(began)
        #expect(outcomes == [7, nil])
    }

    @Test func aCancelBeforeTheSubmissionIsNotLost() {
        var life = TransferLife<Int>()
        let cancellation = life.cancel()
        let submission = life.submit(7)
        let began = life.begin()
        #expect(cancellation == .nothing)
        #expect(submission == .refuse(7))
        #expect(!began)
    }

    @Test func aCancelInTheQueueKeepsTheTransferFromStarting() {
        var life = TransferLife<Int>()
        _ = life.submit(7)
        let cancellation = life.cancel()
        let began = life.begin()
        #expect(cancellation == .release(7))
        #expect(!began)
    }

    @Test func aCancelOfARunningTransferReleasesTheWaiterAndStopsTheWork() {
        var life = TransferLife<Int>()
        _ = life.submit(7)
        _ = life.begin()
        let cancellations = [life.cancel(), life.cancel()]
        let outcome = life.finish()
        #expect(cancellations == [.releaseAndStop(7), .nothing])
        #expect(outcome == nil)
    }

    /// Every order of up to five events with a submission somewhere among them.
    @Test func theWaiterIsHandedOutExactlyOnceIfACancelOrAFinishCame() {
        var orders: [[Event]] = [[]]
        for _ in 0..<5 {
            let longer: [[Event]] = orders.flatMap { order in [.begin, .cancel, .finish].map { order + [$0] } }
            orders = [[]] + longer
        }
        for order in orders {
            for place in 0...order.count {
                var events = order
                events.insert(.submit, at: place)
                var life = TransferLife<Int>()
                let released = events.reduce(0) { $0 + play($1, on: &life) }
                let mustEnd = order.contains(.cancel) || order.contains(.finish)
                #expect(released == (mustEnd ? 1 : 0), "\(events)")
            }
        }
    }
}
