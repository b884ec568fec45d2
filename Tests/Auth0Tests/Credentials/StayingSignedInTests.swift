import Auth0HTTPClient
import Foundation
import SimpleKeychain
import Testing

@testable import Auth0

/// The rules that keep a person signed in, each against the fault that it is for.
@Suite struct StayingSignedInTests {
    private let server = TokenServer()
    private let storage = ScriptedStorage()

    private func error(_ body: () async throws -> Void) async throws -> CredentialsManagerError {
        try await #require(throws: CredentialsManagerError.self) { try await body() }
    }

    @Test func fiftyTasksOverTwoManagersMakeOneRequest() async throws {
        let keychain = SimpleKeychain(service: "s", backend: .inMemory())
        let managers = [manager(server, keychain), manager(server, keychain)]
        try managers[0].store(credentials: .expired())
        let tokens = try await withThrowingTaskGroup(of: String.self) { group in
            for task in 0..<50 {
                group.addTask { try await managers[task % 2].credentials().accessToken }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(tokens == ["a2"])
        #expect(server.requests.count == 1)
    }

    @Test func aStoreWhoseRenewalHangsDoesNotHoldUpAnother() async throws {
        let hanging = TokenServer()
        let gate = Gate()
        hanging.change { $0.gate = gate }
        let slow = manager(hanging, SimpleKeychain(service: "slow", backend: .inMemory()))
        let fast = manager(server, SimpleKeychain(service: "fast", backend: .inMemory()))
        try slow.store(credentials: .expired())
        try fast.store(credentials: .expired())
        async let held = slow.credentials()
        await gate.someoneWaits()
        #expect(try await fast.credentials().accessToken == "a2")
        gate.open()
        _ = try await held
    }

    @Test(arguments: [
        TokenServer.Fault.unreachable(.notConnectedToInternet), .unreachable(.cannotFindHost),
        .unreachable(.timedOut), .unreachable(.secureConnectionFailed),
        .answer(.json("<html>Sign in to the network</html>", status: 200)),
        .answer(.json("<html>Bad gateway</html>", status: 502)), .answer(.json("", status: 503)),
        .answer(.json(#"{"error":"too_many_requests"}"#, status: 429)), .answer(.json(#"{"half":"#)),
        .answer(.json("{}")),
    ])
    func nothingButARejectionEndsASignIn(_ fault: TokenServer.Fault) async throws {
        server.change { $0.faults = [fault] }
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        let failed = try await error { _ = try await manager.credentials() }
        #expect(CredentialsManagerError.renewFailed ~= failed)
        if case .unreachable = fault { #expect(failed.isNetworkError) }
        #expect(try await manager.credentials().accessToken == "a2")
    }

    @Test func aFailureOnTheWayIsTriedAgainAsOftenAsIsAllowed() async throws {
        server.change { $0.faults = Array(repeating: .unreachable(.timedOut), count: 2) }
        let manager = manager(server, storage, maxRetries: 2)
        try manager.store(credentials: .expired())
        #expect(try await manager.credentials().accessToken == "a2")
        #expect(server.requests.count == 3)
    }

    @Test func aRejectionIsNotTriedAgain() async throws {
        server.change { $0.valid = nil }
        let manager = manager(server, storage, maxRetries: 5)
        try manager.store(credentials: .expired())
        let failed = try await error { _ = try await manager.credentials() }
        #expect((failed.cause as? AuthenticationError)?.isInvalidRefreshToken == true)
        #expect(server.requests.count == 1)
    }

    @Test func theWinnersTokensAreAdoptedWhenALateRejectionComes() async throws {
        let gate = Gate()
        server.change {
            $0.gate = gate
            $0.valid = "r9"
        }
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        async let renewed = manager.credentials()
        await gate.someoneWaits()
        let winner = Credentials(
            accessToken: "a9",
            refreshToken: "r9",
            expiresAt: testNow.addingTimeInterval(3600),
            scope: "openid"
        )
        // Another program, which knows nothing of the lock.
        storage.change { $0.entries["credentials"] = try? StoredForm(StoredCredentials(winner)).encoded() }
        gate.open()
        #expect(try await renewed.accessToken == "a9")
        #expect(server.requests.count == 1)
    }

    @Test func aWriteThatFailsOnceAfterTheRotationLosesNothing() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        // 1: the sign-in, 2: the probe, 3: the renewed set.
        storage.change { $0.failingWrites = [3] }
        let failed = try await error { _ = try await manager.credentials() }
        #expect(CredentialsManagerError.storeFailed ~= failed)
        #expect(try await manager.credentials().accessToken == "a2")
        #expect(server.requests.count == 1)
        let other = Auth0Tests.manager(server, storage)
        #expect(try await other.credentials().refreshToken == "r2")
    }

    @Test func whileTheDiskStaysFullTheRenewedSetIsServedFromMemory() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        storage.change { $0.failingWrites = Set(3...100) }
        _ = try await error { _ = try await manager.credentials() }
        #expect(try await manager.credentials().accessToken == "a2")
        #expect(manager.hasValid())
        #expect(server.requests.count == 1)
    }

    /// Its refresh token is the only one alive, and what lies in the store is spent.
    @Test func aRenewedSetThatWaitsToBeWrittenOutlivesASignInAndASignOutThatFail() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        storage.change { $0.failingWrites = Set(3...100) }
        _ = try await error { _ = try await manager.credentials() }
        let refused = try await error { try manager.store(credentials: .expired()) }
        #expect(CredentialsManagerError.storeFailed ~= refused)
        #expect(try await manager.credentials().refreshToken == "r2")
        storage.change { $0.deletesFail = true }
        for clear in [manager.clear, manager.clearAll] {
            let kept = try await error { try clear() }
            #expect(CredentialsManagerError.clearFailed ~= kept)
            #expect(try await manager.credentials().refreshToken == "r2")
        }
        storage.change { $0.deletesFail = false }
        try manager.clear()
        #expect(!manager.canRenew())
    }

    @Test func aStoreThatCannotBeWrittenIsFoundOutBeforeTheTokenIsSpent() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        storage.change { $0.failingWrites = [2] }
        let failed = try await error { _ = try await manager.credentials() }
        #expect(CredentialsManagerError.storeFailed ~= failed)
        #expect(server.requests.isEmpty)
        #expect(try await manager.credentials().accessToken == "a2")
    }

    @Test func aSignInThatComesDuringARenewalIsNotOverwritten() async throws {
        let gate = Gate()
        server.change { $0.gate = gate }
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        async let renewed = manager.credentials()
        await gate.someoneWaits()
        try manager.store(credentials: Credentials(accessToken: "new", refreshToken: "n1", expiresAt: .distantFuture))
        gate.open()
        #expect(try await renewed.accessToken == "new")
        #expect(try await manager.credentials().refreshToken == "n1")
    }

    @Test func aSignOutThatComesDuringARenewalStays() async throws {
        let gate = Gate()
        server.change { $0.gate = gate }
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        let renewal = Task { try await manager.credentials() }
        await gate.someoneWaits()
        try manager.clear()
        gate.open()
        await #expect(throws: CredentialsManagerError.noCredentials) { try await renewal.value }
        #expect(storage.keys.isEmpty)
    }

    @Test func aCancelledCallerEndsAtOnceAndTheRenewalIsStored() async throws {
        let gate = Gate()
        server.change { $0.gate = gate }
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        let callers = (0..<3).map { _ in Task { try await manager.credentials().accessToken } }
        await gate.someoneWaits()
        callers[0].cancel()
        // The server still holds its answer: the cancelled caller did not wait for it.
        await #expect(throws: CancellationError.self) { try await callers[0].value }
        gate.open()
        #expect(try await callers[1].value == "a2")
        #expect(try await callers[2].value == "a2")
        #expect(server.requests.count == 1)
    }

    @Test func aRenewalWhoseOnlyCallerGaveUpIsStoredAllTheSame() async throws {
        let gate = Gate()
        server.change { $0.gate = gate }
        let manager = manager(server, storage)
        try manager.store(credentials: .expired())
        let caller = Task { try await manager.credentials() }
        await gate.someoneWaits()
        caller.cancel()
        _ = await caller.result
        gate.open()
        await manager.settle()
        #expect(try await manager.credentials().accessToken == "a2")
        #expect(server.requests.count == 1)
    }

    @Test func aStorageThatFailsIsNotAnEmptyOne() async throws {
        let manager = manager(server, storage)
        try manager.store(credentials: .valid())
        storage.change { $0.readsFail = true }
        let failed = try await error { _ = try await manager.credentials() }
        #expect(CredentialsManagerError.retrieveFailed ~= failed)
        #expect(failed.cause is ScriptedStorage.Failure)
        storage.change { $0.readsFail = false }
        #expect(try await manager.credentials().accessToken == "a1")
    }

    @Test(arguments: ["", "{}", "garbage", #"{"version":1}"#, #"{"version":2,"value":{}}"#, #"{"version":"1"}"#])
    func anEntryThatIsNotUnderstoodIsKeptUntilANewSignInReplacesIt(_ entry: String) async throws {
        storage.change { $0.entries["credentials"] = Data(entry.utf8) }
        let manager = manager(server, storage)
        let failed = try await error { _ = try await manager.credentials() }
        #expect(CredentialsManagerError.unreadableCredentials ~= failed)
        #expect(storage.entry("credentials") == Data(entry.utf8))
        try manager.store(credentials: .valid())
        #expect(try await manager.credentials().accessToken == "a1")
    }

    @Test func everyTruncationOfAnEntryIsAnError() throws {
        let entry = try StoredForm(StoredCredentials(.valid())).encoded()
        for length in 0..<entry.count {
            #expect(throws: StoredFormError.self) {
                try StoredForm<StoredCredentials>.decode(entry.prefix(length))
            }
        }
    }

    @Test func anEntryWithMembersOfALaterReleaseIsRead() throws {
        var text = String(decoding: try StoredForm(StoredCredentials(.valid())).encoded(), as: UTF8.self)
        text = text.replacing(#""accessToken""#, with: #""future":[1],"accessToken""#)
        #expect(try StoredForm<StoredCredentials>.decode(Data(text.utf8)).accessToken == "a1")
    }

    @Test(arguments: [600.0, -600, 86_400, -86_400])
    func aWrongClockCostsOneRenewalPerCallAtMost(_ skew: Double) async throws {
        server.change { $0.lifetime = 60 }
        let manager = manager(server, storage, now: { testNow.addingTimeInterval(skew) })
        try manager.store(credentials: .valid(for: 60))
        _ = try await manager.credentials(minTTL: 0)
        #expect(server.requests.count <= 1)
    }
}
