import FoundationEssentials

/// The bytes between a producer of a body and the daemon that sends them: the race of writing, sending, waiting and
/// ending.
///
/// The connection is suspended exactly while `isParked`. So whoever clears that resumes the connection, once.
struct BodyQueue {
    private enum Phase {
        case open
        /// Nothing follows. `isWhole` tells a body that is complete from one that broke off.
        case finished(isWhole: Bool)
        /// The library is done with the response.
        case gone
    }

    /// How many unsent bytes there may be before a producer has to wait.
    private let capacity: Int
    private var phase = Phase.open
    private var bytes = Data()
    /// How many bytes of the front were sent; they are let go of when they are the greater part.
    private var sent = 0
    private var isParked = false

    init(capacity: Int) {
        self.capacity = capacity
    }

    enum Write: Equatable {
        ///
        ///
        /// Nobody will read it.
        case refused
        case accepted(resumes: Bool, mustWait: Bool)
    }

    mutating func write(_ more: Data) -> Write {
        guard case .open = phase else { return .refused }
        guard !more.isEmpty else { return .accepted(resumes: false, mustWait: false) }
        bytes.append(more)
        return .accepted(resumes: unpark(), mustWait: isFull)
    }

    /// Whether a producer that was told to wait still has to.
    var mustWait: Bool {
        guard case .open = phase else { return false }
        return isFull
    }

    var isGone: Bool {
        guard case .gone = phase else { return false }
        return true
    }

    /// The producer has returned, or failed.
    /// - Returns: whether the connection is to be resumed.
    mutating func finish(isWhole: Bool) -> Bool {
        guard case .open = phase else { return false }
        phase = .finished(isWhole: isWhole)
        return unpark()
    }

    enum Read: Equatable {
        case bytes(Int)
        /// There is nothing yet: suspend the connection, then `park`.
        case nothingYet
        case end
        case brokenOff
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) -> Read {
        guard unsent == 0 else {
            let count = min(unsent, buffer.count)
            bytes.copyBytes(to: buffer, from: sent..<(sent + count))
            sent += count
            if sent > bytes.count / 2 { forgetSent() }
            return .bytes(count)
        }
        switch phase {
        case .open: return .nothingYet
        case .finished(let isWhole): return isWhole ? .end : .brokenOff
        case .gone: return .brokenOff
        }
    }

    /// The connection has been suspended.
    /// - Returns: `false` when there is something to send by now, so that it is to be resumed at once.
    mutating func park() -> Bool {
        guard unsent == 0, case .open = phase else { return false }
        isParked = true
        return true
    }

    /// The library is done with the response; nothing is sent and nothing is resumed from here on.
    mutating func end() {
        phase = .gone
        forgetSent()
        bytes = Data()
        isParked = false
    }

    private var unsent: Int { bytes.count - sent }

    private var isFull: Bool { unsent > capacity }

    /// Into storage of its own: a slice would keep what lies before it for as long as the stream lasts.
    private mutating func forgetSent() {
        bytes = Data(bytes[sent...])
        sent = 0
    }

    private mutating func unpark() -> Bool {
        defer { isParked = false }
        return isParked
    }
}
