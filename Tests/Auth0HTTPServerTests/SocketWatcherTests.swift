import Foundation
import Testing

@testable import Auth0HTTPServer

@Suite struct SocketWatcherTests {
    @Test(.timeLimit(.minutes(1)))
    func manyWatchersLeaveTheThreadPoolAlone() async throws {
        var watchers: [SocketWatcher] = []
        for _ in 0..<300 {
            watchers.append(try SocketWatcher { _, _ in })
        }
        await withCheckedContinuation { continuation in
            DispatchQueue(label: "elsewhere").async { continuation.resume() }
        }
        #expect(watchers.count == 300)
    }

    @Test func aWatcherReportsWhatBecomesReadable() async throws {
        let ends = Pipe()
        let (keys, reports) = AsyncStream.makeStream(of: UInt64.self)
        let watcher = try SocketWatcher { key, events in
            if events.contains(.readable) { reports.yield(key) }
        }
        watcher.add(ends.fileHandleForReading.fileDescriptor, key: 7, events: .readable)
        ends.fileHandleForWriting.write(Data("x".utf8))
        #expect(await keys.first { _ in true } == 7)
        watcher.remove(ends.fileHandleForReading.fileDescriptor)
    }
}
