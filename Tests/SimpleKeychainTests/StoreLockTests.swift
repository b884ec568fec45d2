import Foundation
import Testing

@testable import SimpleKeychain

@Suite struct StoreLockTests {
    @Test func givesTheLockToOneAtATime() async throws {
        let keychain = SimpleKeychain(service: "s", backend: .inMemory())
        let lease = try await keychain.storeLock.acquire(within: .zero)
        await #expect(throws: StoreLockError.busy) { try await keychain.storeLock.acquire(within: .zero) }
        lease.release()
        _ = try await keychain.storeLock.acquire(within: .zero)
    }

    @Test func sharesTheLockBetweenKeychainsOfOneStoreOnly() async throws {
        let backend = SimpleKeychain.Backend.inMemory()
        let lease = try await SimpleKeychain(service: "s", backend: backend).storeLock.acquire(within: .zero)
        await #expect(throws: StoreLockError.busy) {
            try await SimpleKeychain(service: "s", backend: backend).storeLock.acquire(within: .zero)
        }
        _ = try await SimpleKeychain(service: "other", backend: backend).storeLock.acquire(within: .zero)
        _ = try await SimpleKeychain(service: "s", backend: .inMemory()).storeLock.acquire(within: .zero)
        lease.release()
    }

    @Test func isFreeAgainWhenItsHolderForgetsIt() async throws {
        let lock = TaskLock()
        _ = try await lock.acquire(within: .zero)
        _ = try await lock.acquire(within: .zero)
    }

    @Test func neverHasTwoHolders() async throws {
        let lock = TaskLock()
        let holders = Counter()
        try await withThrowingTaskGroup { group in
            for _ in 0..<20 {
                group.addTask {
                    let lease = try await lock.acquire(within: .seconds(60))
                    #expect(holders.add(1) == 1)
                    await Task.yield()
                    holders.add(-1)
                    lease.release()
                }
            }
            try await group.waitForAll()
        }
    }

    @Test func triesAgainUntilTheDeadline() async throws {
        let tries = Counter()
        let lock = PolledLock(clock: InstantClock()) {
            tries.add(1)
            return nil
        }
        await #expect(throws: StoreLockError.busy) { try await lock.acquire(within: .seconds(1)) }
        #expect(tries.value == 51)
    }

    @Test func takesTheLockAsSoonAsItIsFree() async throws {
        let tries = Counter()
        let lock = PolledLock(clock: InstantClock()) { tries.add(1) == 3 ? StoreLease {} : nil }
        _ = try await lock.acquire(within: .seconds(1))
        #expect(tries.value == 3)
    }

    @Test func stopsWaitingWhenCancelled() async throws {
        let (sleeps, isAsleep) = AsyncStream<Void>.makeStream()
        let lock = PolledLock(clock: InstantClock { isAsleep.yield() }) { nil }
        let waiter = Task { try await lock.acquire(within: .seconds(1_000_000_000)) }
        for await _ in sleeps { break }
        waiter.cancel()
        await #expect(throws: StoreLockError.cancelled) { try await waiter.value }
    }

    @Test func givesBackOnce() {
        let count = Counter()
        do {
            let lease = StoreLease { count.add(1) }
            lease.release()
            lease.release()
        }
        #expect(count.value == 1)
    }
}
