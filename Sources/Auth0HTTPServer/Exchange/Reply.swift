import CMicroHTTPD
import Foundation

/// The library's form of an answer.
///
/// The library counts references too, so a queued answer outlives this object.
final class Reply {
    let status: UInt32
    let pointer: OpaquePointer

    /// `nil` when a header cannot go on the wire, or memory is short.
    init?(status: Int, headers: HTTPHeaders, bytes: Data, closes: Bool) {
        guard let status = UInt32(exactly: status), (200...999).contains(status) else { return nil }
        let pointer = bytes.withUnsafeBytes { bytes in
            MHD_create_response_from_buffer(
                bytes.count,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY
            )
        }
        guard let pointer else { return nil }
        self.status = status
        self.pointer = pointer
        guard add(headers) else { return nil }
        if closes { MHD_add_response_header(pointer, "Connection", "close") }
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
}
