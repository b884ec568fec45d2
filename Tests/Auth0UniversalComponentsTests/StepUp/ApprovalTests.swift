import Foundation
import Testing

@testable import Auth0UniversalComponents

@MainActor
@Suite struct ApprovalTests {
    @Test func itIsThereAtOnceWhereItWasGivenAlready() async throws {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        #expect(try await approval.wait { .given("approved") } == "approved")
        #expect(clock.passed == 0)
    }

    @Test func itIsAskedForEveryThreeSecondsUntilItIsThere() async throws {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        #expect(try await approval.wait { clock.passed < 12 ? .pending() : .given(clock.passed) } == 12)
    }

    @Test func theWaitEndsAfterFiveMinutes() async {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        var looks = 0
        await #expect(throws: ApprovalTimedOut.self) {
            try await approval.wait {
                looks += 1
                return ApprovalLook<String>.pending()
            }
        }
        #expect(clock.passed == 300)
        #expect(looks == 101)
    }

    @Test func aWaitThatGoesOnCountsFromItsBeginning() async {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now.addingTimeInterval(-290))
        await #expect(throws: ApprovalTimedOut.self) { try await approval.wait { ApprovalLook<Int>.pending() } }
        #expect(clock.passed == 12)
    }

    @Test func aScreenThatIsLeftStopsAsking() async {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        let task = Task { try await approval.wait { ApprovalLook<Int>.pending() } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.passed == 0)
    }

    @Test func theServersWishToBeAskedLaterCounts() async throws {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        #expect(try await approval.wait { clock.passed == 0 ? .pending(after: 20) : .given(clock.passed) } == 20)
    }

    @Test func itIsNotAskedForMoreOftenThanUsual() async throws {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        #expect(try await approval.wait { clock.passed == 0 ? .pending(after: 1) : .given(clock.passed) } == 3)
    }
}
