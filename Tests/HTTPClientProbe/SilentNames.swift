import Auth0HTTPClient
import Foundation
import Glibc

/// Behaves as a name server that never answers, and shows what its silence holds up.
enum SilentNames {
    /// resolv.conf names it; the resolver waits for half a minute there.
    private static let address = "127.0.53.1"

    static func probe(_ urls: [URL]) async {
        guard let socket = nameServer(), let silent = URL(string: "http://silent.example/") else { exit(69) }
        // The deadline ends a call whose look-up hangs.
        print(await Probe.outcome(.init(url: silent, timeout: .milliseconds(200))))
        // So does a cancel, and neither keeps another transfer waiting.
        let calls = (0..<20).compactMap { URL(string: "http://silent-\($0).example/") }.map { url in
            Task { await Probe.outcome(.init(url: url, timeout: .seconds(60))) }
        }
        for _ in 0..<20 { await receive(socket) }
        calls.forEach { $0.cancel() }
        for call in calls { print(await call.value) }
        await Probe.get(urls, timeout: .seconds(5))
    }

    private static func nameServer() -> Int32? {
        let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
        var local = sockaddr_in()
        local.sin_family = sa_family_t(AF_INET)
        local.sin_port = in_port_t(53).bigEndian
        local.sin_addr.s_addr = inet_addr(address)
        let result = withUnsafePointer(to: &local) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return result == 0 ? descriptor : nil
    }

    /// Waits for a question, off the tasks' own threads.
    private static func receive(_ socket: Int32) async {
        await withCheckedContinuation { waiter in
            DispatchQueue.global().async {
                var question = [UInt8](repeating: 0, count: 512)
                _ = recv(socket, &question, question.count, 0)
                waiter.resume()
            }
        }
    }
}
