import Foundation
import Testing

@testable import Auth0HTTPClient

/// A cancelled call ends exactly once, at once, and delays no other.
@Suite struct CancellationTests {
    @Test(arguments: TransportKind.allCases)
    func aCallThatWasCancelledBeforehandSendsNothing(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { $0.waitForEnd() }
        defer { server.stop() }
        let transport = kind.make()
        let url = try server.url()
        let call = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await transport.failure(.init(url: url))
        }
        call.cancel()
        #expect(try await call.value?.code == .cancelled)
        #expect(server.acceptedConnections == 0)
    }

    @Test(arguments: TransportKind.allCases)
    func aCallEndsWhileTheServerStillHoldsItsReply(_ kind: TransportKind) async throws {
        let isHeld = Event()
        let gate = Gate()
        let server = try ScriptedServer { connection in
            while let request = connection.request() {
                if request.target == "/held" {
                    isHeld.happen()
                    gate.pass()
                }
                connection.reply()
            }
        }
        defer {
            gate.open()
            server.stop()
        }
        let transport = kind.make()
        let url = try server.url("/held")
        let call = Task { try await transport.failure(.init(url: url)) }
        await isHeld.wait()
        call.cancel()
        call.cancel()
        #expect(try await call.value?.code == .cancelled)
        #expect(try await transport.send(.init(url: server.url("/free"))).status == 200)
    }

    @Test func theServerSeesThatACancelledCallIsGone() async throws {
        let isHeld = Event()
        let isGone = Event()
        let server = try ScriptedServer { connection in
            _ = connection.request()
            isHeld.happen()
            connection.waitForEnd()
            isGone.happen()
        }
        defer { server.stop() }
        let transport = TransportKind.curl.make()
        let url = try server.url()
        let call = Task { try await transport.failure(.init(url: url)) }
        await isHeld.wait()
        call.cancel()
        _ = try await call.value
        await isGone.wait()
    }

    /// The moments are counted in turns of the scheduler, which spread from before the start to after the reply.
    @Test(arguments: TransportKind.allCases)
    func aThousandCallsCancelledAtRandomMomentsEachEndOnce(_ kind: TransportKind) async throws {
        let server = try ScriptedServer { connection in
            while connection.request() != nil { connection.reply(body: Array("x".utf8)) }
        }
        defer { server.stop() }
        let transport = kind.make()
        let url = try server.url()
        var random = SeededRandom(seed: 0xE6)
        let moments = (0..<1000).map { Int.random(in: 0...($0.isMultiple(of: 2) ? 20 : 400), using: &random) }
        var outcomes: [URLError.Code?: Int] = [:]
        for batch in 0..<20 {
            let batchMoments = moments[(batch * 50)..<(batch * 50 + 50)]
            let ended = try await withThrowingTaskGroup(of: URLError.Code?.self) { group in
                for moment in batchMoments {
                    group.addTask {
                        let call = Task { try await transport.failure(.init(url: url)) }
                        for _ in 0..<moment { await Task.yield() }
                        call.cancel()
                        return try await call.value?.code
                    }
                }
                return try await group.reduce(into: [URLError.Code?]()) { $0.append($1) }
            }
            for code in ended { outcomes[code, default: 0] += 1 }
        }
        #expect(outcomes.values.reduce(0, +) == 1000)
        #expect(Set(outcomes.keys).isSubset(of: [nil, .cancelled]), "\(outcomes)")
        // The transport still works, and nothing was left behind that disturbs the next call.
        #expect(try await transport.send(.init(url: url)).body == Data("x".utf8))
    }
}
