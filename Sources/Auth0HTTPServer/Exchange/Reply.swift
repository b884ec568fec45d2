import CMicroHTTPD
import FoundationEssentials

/// The library's form of an answer.
///
/// The library counts references too, so a queued answer outlives this object.
final class Reply {
    let status: UInt32
    let pointer: OpaquePointer

    /// An answer with its whole body.
    ///
    /// `nil` when a header cannot go on the wire, or memory is short.
    convenience init?(status: Int, headers: HTTPHeaders, bytes: Data, closes: Bool) {
        let pointer = bytes.withUnsafeBytes { bytes in
            MHD_create_response_from_buffer(
                bytes.count,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY
            )
        }
        self.init(pointer, status: status, headers: headers, closes: closes)
    }

    /// An answer whose body is pulled out of `source`, or one that is sent without it: to HEAD, and with 204 and 304.
    convenience init?(status: Int, headers: HTTPHeaders, source: BodySource, headOnly: Bool, closes: Bool) {
        let context = Unmanaged.passRetained(source)
        let pointer = MHD_create_response_from_callback(
            UInt64.max,
            16 << 10,
            Self.read,
            context.toOpaque(),
            { context in context.map { Unmanaged<BodySource>.fromOpaque($0).release() } }
        )
        if pointer == nil { context.release() }
        // The library would end a chunked answer without chunks by a last one, which the client takes for the next answer.
        if headOnly, let pointer { _ = auth0_mhd_set_flags(pointer, .RF_HTTP_1_0_COMPATIBLE_STRICT) }
        self.init(pointer, status: status, headers: headers, closes: closes)
    }

    /// A 101.
    ///
    /// `nil` without an `Upgrade` header.
    convenience init?(upgradingWith headers: HTTPHeaders) {
        guard headers["Upgrade"] != nil else { return nil }
        var headers = headers
        // The library adds its own, and lets no other stand before it.
        headers["Connection"] = nil
        self.init(MHD_create_response_for_upgrade(Self.upgrade, nil), switchingWith: headers)
    }

    /// What is answered when the handler's answer cannot be sent.
    static func failure() -> Reply? {
        Reply(status: 500, headers: [:], bytes: Data(), closes: true)
    }

    private convenience init?(_ pointer: OpaquePointer?, status: Int, headers: HTTPHeaders, closes: Bool) {
        guard let pointer else { return nil }
        self.init(owning: pointer, status: UInt32(clamping: status))
        guard (200...999).contains(status), add(headers) else { return nil }
        if closes { MHD_add_response_header(pointer, "Connection", "close") }
    }

    private convenience init?(_ pointer: OpaquePointer?, switchingWith headers: HTTPHeaders) {
        guard let pointer else { return nil }
        self.init(owning: pointer, status: 101)
        guard add(headers) else { return nil }
    }

    private init(owning pointer: OpaquePointer, status: UInt32) {
        self.pointer = pointer
        self.status = status
    }

    deinit {
        MHD_destroy_response(pointer)
    }

    private func add(_ headers: HTTPHeaders) -> Bool {
        headers.allSatisfy { name, value in
            Self.framing.contains { HTTPHeaders.same($0, name) }
                || Grammar.isToken(name) && Grammar.isFieldValue(value)
                    && MHD_add_response_header(pointer, name, value) == .YES
        }
    }

    /// Fields that say where a message ends: the server's own business.
    private static let framing = ["Content-Length", "Transfer-Encoding"]

    /// `MHD_CONTENT_READER_END_OF_STREAM` and `..._END_WITH_ERROR` are casts, which Swift does not import.
    private static let endOfStream = -1
    private static let endWithError = -2

    private static let read: MHD_ContentReaderCallback = { context, _, buffer, count in
        guard let context else { return Reply.endWithError }
        let source = Unmanaged<BodySource>.fromOpaque(context).takeUnretainedValue()
        switch source.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: count)) {
        case .bytes(let count): return count
        case .nothingYet: return 0
        case .end: return Reply.endOfStream
        case .brokenOff: return Reply.endWithError
        }
    }

    private static let upgrade: MHD_UpgradeHandler = { _, _, request, early, earlyCount, descriptor, handle in
        guard let handle else { return }
        let socket = UpgradedSocket(descriptor, handle: handle)
        guard let request else { return socket.close() }
        let early = early.map { Data(bytes: $0, count: earlyCount) } ?? Data()
        Unmanaged<Exchange>.fromOpaque(request).takeUnretainedValue().upgrade(socket, early: early)
    }
}
