/// Who is at the other end of a connection, found out once for all its requests.
final class Peer: Sendable {
    let address: String
    let isLoopback: Bool

    init(_ connection: DaemonConnection) {
        let address = connection.address
        self.address = address?.host ?? ""
        isLoopback = address?.isLoopback ?? false
    }
}
