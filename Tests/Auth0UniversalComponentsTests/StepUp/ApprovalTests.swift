import Foundation
import Testing

@testable import Auth0UniversalComponents

@MainActor
@Suite struct ApprovalTests {
    @Test func itIsThereAtOnceWhereItWasGivenAlready() async throws {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        #expect(try await approval.wait { "approved" } == "approved")
        #expect(clock.passed == 0)
    }

    @Test func itIsAskedForEveryThreeSecondsUntilItIsThere() async throws {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        #expect(try await approval.wait { clock.passed < 12 ? nil : clock.passed } == 12)
    }

    @Test func theWaitEndsAfterFiveMinutes() async {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        var looks = 0
        await #expect(throws: ApprovalTimedOut.self) {
            try await approval.wait {
                looks += 1
                return String?.none
            }
        }
        #expect(clock.passed == 300)
        #expect(looks == 101)
    }

    @Test func aWaitThatGoesOnCountsFromItsBeginning() async {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now.addingTimeInterval(-290))
        await #expect(throws: ApprovalTimedOut.self) { try await approval.wait { Int?.none } }
        #expect(clock.passed == 12)
    }

    @Test func aScreenThatIsLeftStopsAsking() async {
        let clock = ManualClock()
        let approval = Approval(world: clock.world, begunAt: clock.now)
        let task = Task { try await approval.wait { Int?.none } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.passed == 0)
    }
}
