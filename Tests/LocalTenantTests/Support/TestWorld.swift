import Auth0Crypto
import Foundation
import Synchronization

@testable import LocalTenant

/// A world without wall time: a clock that stands still, delays that are only noted, a key that is made once.
final class TestWorld: Sendable {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    private static let key = Result { try RSAPrivateKey() }
    private let delays = Mutex<[Duration]>([])

    /// The delays that were asked for.
    var noted: [Duration] { delays.withLock { $0 } }

    var environment: TenantEnvironment {
        var environment = TenantEnvironment()
        environment.now = { Self.start }
        environment.sleep = { [self] duration in delays.withLock { $0.append(duration) } }
        environment.makeKey = { try Self.key.get() }
        return environment
    }
}
