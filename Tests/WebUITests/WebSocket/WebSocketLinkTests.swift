import Foundation
import Synchronization
import Testing
import WebUI

/// A connection in memory: the test is the client.
private final class MemoryChannel: ByteChannel {
    private let arriving: AsyncStream<Data>
    private let arrivals: AsyncStream<Data>.Continuation
    private let written = Mutex(Data())

    init() { (arriving, arrivals) = AsyncStream.makeStream() }

    func arrive(_ bytes: Data) { arrivals.yield(bytes) }
    func read(upTo count: Int) async throws -> Data { await arriving.first { _ in true } ?? Data() }
    func write(_ bytes: Data) async throws { written.withLock { $0.append(bytes) } }
    func close() { arrivals.finish() }

    var sent: Data { written.withLock { $0 } }
}

/// Notes what comes and answers it.
private final class EchoReceiver: WebSocketLink.Receiver {
    let heard = Mutex<[String]>([])

    func open(_ link: WebSocketLink, _ message: Data) async -> Bool {
        note("open \(String(decoding: message, as: UTF8.self))")
        return message == Data("hello".utf8)
    }

    func receive(_ message: Data, from link: WebSocketLink) async -> Bool {
        let text = String(decoding: message, as: UTF8.self)
        note(text)
        link.send("echo \(text)")
        return text != "too much"
    }

    func closed(_ link: WebSocketLink) async { note("closed") }

    private func note(_ text: String) { heard.withLock { $0.append(text) } }
}

/// A clock on which nothing ever comes to its time.
private struct StoppedClock: Clock {
    typealias Duration = Swift.Duration
    typealias Instant = ContinuousClock.Instant

    var now: Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
        for await _ in stream {}
        withExtendedLifetime(continuation) {}
        try Task.checkCancellation()
    }
}

/// A clock on which everything is due at once.
private struct HastyClock: Clock {
    typealias Duration = Swift.Duration
    typealias Instant = ContinuousClock.Instant

    var now: Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        await Task.yield()
        try Task.checkCancellation()
    }
}

@Suite struct WebSocketLinkTests {
    private let channel = MemoryChannel()
    private let receiver = EchoReceiver()

    private func run(_ frames: [Data], clock: any Clock<Duration> = StoppedClock(), endsInput: Bool = false) async {
        for frame in frames { channel.arrive(frame) }
        if endsInput { channel.close() }
        await WebSocketLink(channel: channel, clock: clock).run(receiver)
    }

    private var heard: [String] { receiver.heard.withLock { $0 } }

    private func frames(_ frames: WebSocketFrame...) -> Data { frames.reduce(into: Data()) { $0.append($1.bytes) } }

    @Test func hearsFirstWhoTheClientIs() async {
        await run([RawFrame.text("hello"), RawFrame.text("a"), RawFrame.text("b"), RawFrame.close(1000)])
        #expect(heard == ["open hello", "a", "b", "closed"])
        #expect(channel.sent == frames(.text("echo a"), .text("echo b"), .close(.normal, reason: "")))
    }

    @Test func endsWithAClientThatDoesNotSayWhoItIs() async {
        await run([RawFrame.text("who, me?"), RawFrame.text("a")])
        #expect(heard == ["open who, me?", "closed"])
        #expect(channel.sent == frames(.close(.policyViolation, reason: "")))
    }

    @Test func endsWithAClientThatSaysNothing() async {
        await run([], clock: HastyClock())
        #expect(heard == ["closed"])
        #expect(channel.sent == frames(.close(.policyViolation, reason: "")))
    }

    @Test func endsWithAClientThatOverdoesIt() async {
        await run([RawFrame.text("hello"), RawFrame.text("too much"), RawFrame.text("more")])
        #expect(heard == ["open hello", "too much", "closed"])
        #expect(channel.sent == frames(.text("echo too much"), .close(.policyViolation, reason: "")))
    }

    @Test func answersAPingAlsoBeforeTheFirstMessage() async {
        await run([RawFrame.ping([1, 2]), RawFrame.close(1001)])
        #expect(channel.sent == frames(.pong(Data([1, 2])), .close(.normal, reason: "")))
    }

    @Test func refusesBinaryMessages() async {
        await run([RawFrame.bytes(0x82, [1])])
        #expect(channel.sent == frames(.close(.unsupportedData, reason: "")))
    }

    @Test func closesWithTheCodeOfTheFault() async {
        await run([RawFrame.bytes(0x81, [0xFF])])
        #expect(channel.sent == frames(.close(.invalidPayload, reason: "")))
    }

    @Test func noticesAClientThatIsGone() async {
        await run([RawFrame.text("hello")], endsInput: true)
        #expect(heard.last == "closed")
    }
}
