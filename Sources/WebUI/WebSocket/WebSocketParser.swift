import Foundation

/// The server's side of RFC 6455 framing: bytes in, messages out.
///
/// A pure state machine: it holds no socket and never waits. Whatever breaks the RFC or a limit gives one `.failure`
/// with the code to close with; every later byte is ignored.
package struct WebSocketParser: Sendable {
    package struct Limits: Sendable {
        /// The longest message, in bytes, over all its fragments.
        package var maximumMessageBytes = 65_536
        /// The most fragments of one message, so that empty fragments cannot go on for ever.
        package var maximumFragments = 1_024

        package init() {}
    }

    package enum Event: Sendable, Equatable {
        case text(String)
        case binary(Data)
        case ping(Data)
        case pong(Data)
        case close(WebSocketCloseCode, reason: String)
        case failure(WebSocketCloseCode)
    }

    private struct Header {
        let isFinal: Bool
        let opcode: WebSocketFrame.Opcode
        let mask: [UInt8]
        let length: Int
        let size: Int
    }

    private struct Message {
        let opcode: WebSocketFrame.Opcode
        var payload: [UInt8]
        var fragments: Int
    }

    private enum Step {
        case needsMore
        case event(Event)
        case consumed
    }

    private let limits: Limits
    private var pending: [UInt8] = []
    private var message: Message?
    private var isFinished = false

    package init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Takes what arrived and returns what it completes, in order.
    package mutating func receive(_ bytes: Data) -> [Event] {
        guard !isFinished else { return [] }
        pending.append(contentsOf: bytes)
        var events: [Event] = []
        var start = 0
        while !isFinished {
            switch step(from: &start) {
            case .needsMore:
                pending.removeFirst(start)
                return events
            case .consumed:
                continue
            case .event(let event):
                events.append(event)
                switch event {
                case .close, .failure: isFinished = true
                case .text, .binary, .ping, .pong: break
                }
            }
        }
        pending = []
        message = nil
        return events
    }

    private mutating func step(from start: inout Int) -> Step {
        let header: Header
        switch parseHeader(at: start) {
        case .none: return .needsMore
        case .failure(let code): return .event(.failure(code))
        case .header(let parsed): header = parsed
        }
        let payloadStart = start + header.size
        guard pending.count - payloadStart >= header.length else { return .needsMore }
        var payload = Array(pending[payloadStart..<payloadStart + header.length])
        for index in payload.indices { payload[index] ^= header.mask[index & 3] }
        start = payloadStart + header.length
        return header.opcode.isControl ? control(header.opcode, payload) : data(header, payload)
    }

    // MARK: - Headers

    private enum HeaderResult {
        case none
        case failure(WebSocketCloseCode)
        case header(Header)
    }

    /// Judges a header as soon as it is there, so that a refused frame's payload is never waited for.
    private func parseHeader(at start: Int) -> HeaderResult {
        let available = pending.count - start
        guard available >= 2 else { return .none }
        let first = pending[start]
        let second = pending[start + 1]
        guard first & 0x70 == 0, let opcode = WebSocketFrame.Opcode(rawValue: first & 0x0F), second & 0x80 != 0 else {
            return .failure(.protocolError)
        }
        let isFinal = first & 0x80 != 0
        let short = Int(second & 0x7F)
        if opcode.isControl, !isFinal || short > WebSocketFrame.maximumControlPayload {
            return .failure(.protocolError)
        }
        guard opcode.isControl || (opcode == .continuation) == (message != nil) else { return .failure(.protocolError) }

        let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
        guard available >= 2 + lengthBytes else { return .none }
        var length: UInt64 = lengthBytes == 0 ? UInt64(short) : 0
        for index in 0..<lengthBytes { length = length << 8 | UInt64(pending[start + 2 + index]) }
        let isShortest = lengthBytes == 0 || (lengthBytes == 2 ? length > 125 : length > UInt64(UInt16.max))
        guard isShortest, length >> 63 == 0 else { return .failure(.protocolError) }
        if !opcode.isControl {
            let room = UInt64(limits.maximumMessageBytes - (message?.payload.count ?? 0))
            guard length <= room, (message?.fragments ?? 0) < limits.maximumFragments else {
                return .failure(.messageTooBig)
            }
        }

        let size = 2 + lengthBytes + 4
        guard available >= size else { return .none }
        let mask = Array(pending[start + size - 4..<start + size])
        return .header(Header(isFinal: isFinal, opcode: opcode, mask: mask, length: Int(length), size: size))
    }

    // MARK: - Payloads

    private func control(_ opcode: WebSocketFrame.Opcode, _ payload: [UInt8]) -> Step {
        switch opcode {
        case .ping: .event(.ping(Data(payload)))
        case .pong: .event(.pong(Data(payload)))
        default: .event(close(payload))
        }
    }

    private func close(_ payload: [UInt8]) -> Event {
        if payload.isEmpty { return .close(.noStatus, reason: "") }
        guard payload.count >= 2 else { return .failure(.protocolError) }
        let code = WebSocketCloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
        guard code.mayBeReceived else { return .failure(.protocolError) }
        guard let reason = String(validating: payload[2...], as: UTF8.self) else { return .failure(.invalidPayload) }
        return .close(code, reason: reason)
    }

    private mutating func data(_ header: Header, _ payload: [UInt8]) -> Step {
        var current = message ?? Message(opcode: header.opcode, payload: [], fragments: 0)
        message = nil
        current.payload.append(contentsOf: payload)
        current.fragments += 1
        guard header.isFinal else {
            message = current
            return .consumed
        }
        guard current.opcode == .text else { return .event(.binary(Data(current.payload))) }
        guard let text = String(validating: current.payload, as: UTF8.self) else {
            return .event(.failure(.invalidPayload))
        }
        return .event(.text(text))
    }
}
