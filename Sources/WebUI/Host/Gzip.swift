import CZlib
import Foundation

/// The gzip format (RFC 1952), for pages on their way to a browser.
package enum Gzip {
    /// `data` compressed; nil where zlib has no memory for it.
    package static func compress(_ data: Data) -> Data? {
        guard let stream = DeflateStream() else { return nil }
        return stream.finish(data)
    }

    /// Whether a request's `Accept-Encoding` asks for gzip.
    package static func isAccepted(_ fields: [String]) -> Bool {
        fields.flatMap { $0.split(separator: ",") }.contains { coding in
            let parts = coding.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            return parts.first == "gzip" && !parts.dropFirst().contains { $0 == "q=0" || $0.hasPrefix("q=0.000") }
        }
    }
}

/// The one owner of a zlib stream.
private final class DeflateStream {
    private var stream = z_stream()

    init?() {
        guard a0_deflate_init_gzip(&stream, 6) == Z_OK else { return nil }
    }

    deinit {
        deflateEnd(&stream)
    }

    func finish(_ data: Data) -> Data? {
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(data.count))))
        var input = [UInt8](data)
        let written: Int? = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                guard deflate(&stream, Z_FINISH) == Z_STREAM_END else { return nil }
                return target.count - Int(stream.avail_out)
            }
        }
        return written.map { Data(output[..<$0]) }
    }
}
