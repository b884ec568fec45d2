import Foundation

struct ScriptedRequest: Sendable {
    let method: String
    let target: String
    let headers: [(name: String, value: String)]
    let body: [UInt8]

    func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    static func parse(_ bytes: [UInt8]) -> (request: ScriptedRequest, length: Int)? {
        guard let end = bytes.indices.first(where: { bytes[$0...].starts(with: Array("\r\n\r\n".utf8)) }) else {
            return nil
        }
        let lines = String(decoding: bytes[..<end], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].components(separatedBy: " ")
        let headers = lines.dropFirst().map { line in
            let parts = line.components(separatedBy: ":")
            return (
                name: parts[0], value: parts.dropFirst().joined(separator: ":").trimmingCharacters(in: .whitespaces)
            )
        }
        let length = headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
        guard bytes.count >= end + 4 + length, words.count == 3 else { return nil }
        let body = Array(bytes[(end + 4)..<(end + 4 + length)])
        return (ScriptedRequest(method: words[0], target: words[1], headers: headers, body: body), end + 4 + length)
    }
}
