import Dispatch
import Glibc

/// Waits for SIGINT or SIGTERM.
struct StopSignals {
    private let stream: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    /// From here on the two signals no longer end the process by themselves.
    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        self.stream = stream
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.resume()
            return source
        }
    }

    func wait() async {
        var signals = stream.makeAsyncIterator()
        await signals.next()
        for source in sources { source.cancel() }
    }
}
