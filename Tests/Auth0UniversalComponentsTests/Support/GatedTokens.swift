import Auth0
import Auth0UniversalComponents
import Synchronization

/// The tokens of another provider, handed out only while the gate is open.
final class GatedTokens: TokenProvider {
    private struct State {
        var isOpen = true
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let base: any TokenProvider
    private let state = Mutex(State())

    init(_ base: any TokenProvider) { self.base = base }

    var isWaitedFor: Bool { state.withLock { !$0.waiting.isEmpty } }

    func close() { state.withLock { $0.isOpen = false } }

    func open() {
        let waiting = state.withLock { state in
            defer { state = State() }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    private func pass() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func fetchCredentials() async throws -> Credentials { try await base.fetchCredentials() }

    func storeCredentials(credentials: Credentials) { base.storeCredentials(credentials: credentials) }

    func store(apiCredentials: APICredentials, for audience: String, andScope scope: String) {
        base.store(apiCredentials: apiCredentials, for: audience, andScope: scope)
    }

    func fetchAPICredentials(audience: String, scope: String) async throws -> APICredentials {
        await pass()
        return try await base.fetchAPICredentials(audience: audience, scope: scope)
    }
}
