import FoundationEssentials

/// The sockets that one `Bind` stands for: several addresses, one port.
struct ListenSockets {
    let descriptors: [Int32]
    let port: UInt16

    /// How often a free port is drawn anew because the other family has it taken.
    private static let attempts = 32

    init(_ bind: HTTPServer.Configuration.Bind, port: UInt16) throws(HTTPServerError) {
        switch bind {
        case .address(let host):
            guard let address = SocketAddress(host: host, port: port) else { throw .invalidAddress(host) }
            let socket = try ListenSocket(address)
            self.port = socket.port
            descriptors = [socket.release()]
        case .localhost:
            self = try Self.localhost(port: port)
        }
    }

    private init(descriptors: [Int32], port: UInt16) {
        self.descriptors = descriptors
        self.port = port
    }

    /// A browser tries `::1` and 127.0.0.1 in an order of its own, so both must answer, and on one port.
    private static func localhost(port: UInt16) throws(HTTPServerError) -> Self {
        for _ in 0..<attempts {
            let v4 = try listen("127.0.0.1", port)
            let shared = v4.port
            do throws(HTTPServerError) {
                let v6 = try listen("::1", shared)
                return Self(descriptors: [v4.release(), v6.release()], port: shared)
            } catch  where error.code == .invalidAddress {
                // This machine has no IPv6.
                return Self(descriptors: [v4.release()], port: shared)
            } catch  where error.code == .addressInUse && port == 0 {
                continue
            }
        }
        throw .addressInUse("Every port that was free on 127.0.0.1 and tried on ::1")
    }

    private static func listen(_ host: String, _ port: UInt16) throws(HTTPServerError) -> ListenSocket {
        guard let address = SocketAddress(host: host, port: port) else { throw .invalidAddress(host) }
        return try ListenSocket(address)
    }
}
