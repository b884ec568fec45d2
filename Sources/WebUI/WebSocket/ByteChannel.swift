package import Auth0HTTPServer
import Foundation

/// Bytes both ways, as an upgraded connection has them.
package protocol ByteChannel: Sendable {
    /// What arrived, at most `count` bytes; empty at the end.
    func read(upTo count: Int) async throws -> Data
    func write(_ bytes: Data) async throws
    func close()
}

extension UpgradedConnection: ByteChannel {}
