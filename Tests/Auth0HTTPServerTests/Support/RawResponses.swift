import Foundation

@testable import Auth0HTTPServer

/// One answer as it came over the wire.
struct RawResponse: Sendable {
    var status: Int
    var headers: HTTPHeaders
    var body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
}

/// Reads answers one after the other off a raw connection.
final class RawResponses {
    private let connection: RawConnection
    private var buffer = Data()

    init(_ connection: RawConnection) {
        self.connection = connection
    }

    /// The next answer; `nil` when the server closed instead of sending another.
    /// - Parameter toHead: whether it answers a HEAD, which has no body whatever its headers say.
    func next(toHead: Bool = false) async throws -> RawResponse? {
        guard let head = try await take(through: Data("\r\n\r\n".utf8)) else { return nil }
        var lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n").filter { !$0.isEmpty }
        let status = Int(lines.removeFirst().split(separator: " ").dropFirst().first ?? "") ?? 0
        var headers = HTTPHeaders()
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            headers.add(String(parts[0]), parts.last?.trimmingCharacters(in: .whitespaces) ?? "")
        }
        var response = RawResponse(status: status, headers: headers, body: Data())
        guard !toHead, status >= 200 else { return response }
        if headers["Transfer-Encoding"] == "chunked" {
            response.body = try await chunks()
        } else {
            response.body = try await take(count: Int(headers["Content-Length"] ?? "") ?? 0)
        }
        return response
    }

    /// Whether the server has closed and sent nothing that was not read.
    func isAtEnd() async throws -> Bool {
        guard buffer.isEmpty else { return false }
        return try await connection.receiveToEnd().isEmpty
    }

    private func chunks() async throws -> Data {
        var body = Data()
        while let line = try await take(through: Data("\r\n".utf8)) {
            let size = Int(String(decoding: line.dropLast(2), as: UTF8.self), radix: 16) ?? 0
            body += try await take(count: size)
            _ = try await take(count: 2)
            if size == 0 { return body }
        }
        throw RawConnection.Failure(what: "chunked body ended early")
    }

    private func take(through end: Data) async throws -> Data? {
        while true {
            if let range = buffer.range(of: end) { return removeFirst(range.upperBound - buffer.startIndex) }
            guard try await fill() else {
                guard buffer.isEmpty else { throw RawConnection.Failure(what: "answer ended early") }
                return nil
            }
        }
    }

    private func take(count: Int) async throws -> Data {
        while buffer.count < count {
            guard try await fill() else { throw RawConnection.Failure(what: "body ended early") }
        }
        return removeFirst(count)
    }

    private func fill() async throws -> Bool {
        let bytes = try await connection.receive()
        buffer += bytes
        return !bytes.isEmpty
    }

    private func removeFirst(_ count: Int) -> Data {
        defer { buffer = Data(buffer.dropFirst(count)) }
        return Data(buffer.prefix(count))
    }
}
