import Foundation
import Synchronization

/// One WebSocket from its first frame to its last.
///
/// Reading and writing are tasks of their own. What is sent is queued, up to a bound: a client that does not read is
/// let go, and finds everything again when it comes back.
package final class WebSocketLink: TabLink {
    /// Who takes the messages.
    package protocol Receiver: Sendable {
        /// The first message, which says who the client is.
        ///
        /// - Returns: whether the client may stay.
        func open(_ link: WebSocketLink, _ message: Data) async -> Bool
        /// - Returns: whether the client may stay.
        func receive(_ message: Data, from link: WebSocketLink) async -> Bool
        func closed(_ link: WebSocketLink) async
    }

    /// How long a client may take to say who it is.
    package static let openingDeadline = Duration.seconds(5)
    /// After how long without a word a client is asked whether it is there, and after twice as long let go.
    package static let pingInterval = Duration.seconds(30)
    /// How long the last frames may take.
    private static let closingDeadline = Duration.seconds(2)
    private static let maximumQueue = 1_024

    private let channel: any ByteChannel
    private let clock: any Clock<Duration>
    private let queue: AsyncStream<WebSocketFrame>
    private let outgoing: AsyncStream<WebSocketFrame>.Continuation
    private let state = Mutex(State())

    private struct State {
        var isOpened = false
        var order = WebSocketClosing()
        var silentIntervals = 0
    }

    package init(channel: any ByteChannel, clock: any Clock<Duration> = ContinuousClock()) {
        self.channel = channel
        self.clock = clock
        (queue, outgoing) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.maximumQueue))
    }

    package func send(_ reply: String) { enqueue(.text(reply)) }

    package func close(_ code: WebSocketCloseCode) {
        enqueue(.close(code, reason: ""))
        outgoing.finish()
    }

    private func enqueue(_ frame: WebSocketFrame) {
        let result = state.withLock { state -> AsyncStream<WebSocketFrame>.Continuation.YieldResult? in
            state.order.admits(frame) ? outgoing.yield(frame) : nil
        }
        if case .dropped = result { channel.close() }
    }

    /// Serves the connection until one side ends it.
    package func run(_ receiver: any Receiver) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.watch() }
            await withTaskGroup(of: Void.self) { inner in
                inner.addTask {
                    await self.write()
                    self.channel.close()
                }
                await read(for: receiver)
                outgoing.finish()
                inner.addTask {
                    try? await self.clock.sleep(for: Self.closingDeadline)
                    self.channel.close()
                }
                await inner.next()
                inner.cancelAll()
            }
            group.cancelAll()
        }
        await receiver.closed(self)
    }

    private func write() async {
        for await frame in queue {
            do { try await channel.write(frame.bytes) } catch { return }
        }
    }

    private func read(for receiver: any Receiver) async {
        var parser = WebSocketParser()
        while let bytes = try? await channel.read(upTo: 16_384), !bytes.isEmpty {
            state.withLock { $0.silentIntervals = 0 }
            for event in parser.receive(bytes) {
                guard await handle(event, for: receiver) else { return }
            }
        }
    }

    /// Whether to read on.
    private func handle(_ event: WebSocketParser.Event, for receiver: any Receiver) async -> Bool {
        switch event {
        case .text(let text):
            let isFirst = state.withLock { state in
                defer { state.isOpened = true }
                return !state.isOpened
            }
            let message = Data(text.utf8)
            let mayStay = isFirst ? await receiver.open(self, message) : await receiver.receive(message, from: self)
            if !mayStay { close(.policyViolation) }
            return mayStay
        case .binary:
            close(.unsupportedData)
            return false
        case .ping(let payload):
            enqueue(.pong(payload))
            return true
        case .pong:
            return true
        case .close(let code, _):
            close(code == .noStatus ? .noStatus : .normal)
            return false
        case .failure(let code):
            close(code)
            return false
        }
    }

    /// Lets a client go that does not say who it is, or that has gone without a word.
    private func watch() async {
        guard (try? await clock.sleep(for: Self.openingDeadline)) != nil else { return }
        if !state.withLock({ $0.isOpened }) { return close(.policyViolation) }
        while (try? await clock.sleep(for: Self.pingInterval)) != nil {
            let silence = state.withLock { state in
                state.silentIntervals += 1
                return state.silentIntervals
            }
            if silence > 2 { return channel.close() }
            enqueue(.ping(Data()))
        }
    }
}
