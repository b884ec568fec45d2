import Auth0
import Dispatch
import Foundation
import Glibc
import Synchronization

/// Ctrl-C: a renewal that is under way is finished and stored first, since its refresh token is spent; a second Ctrl-C
/// ends at once.
final class Interruption {
    /// How often Ctrl-C was pressed.
    private final class Presses: Sendable {
        private let count = Mutex(0)

        var isEmpty: Bool { count.withLock { $0 == 0 } }

        func add() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }

    // Kept for as long as the signal is to be heard.
    private let source: any DispatchSourceSignal
    private let presses = Presses()

    init(_ manager: CredentialsManager) {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { [presses] in
            guard presses.add() == 1 else { exit(ExitCode.interrupted.rawValue) }
            Task {
                await manager.settle()
                exit(ExitCode.interrupted.rawValue)
            }
        }
        source.resume()
    }

    /// Ends a command that got what it wanted while Ctrl-C waited for it.
    ///
    /// - Throws: ``Interrupted``.
    func check() throws {
        guard presses.isEmpty else { throw Interrupted() }
    }
}

/// Ctrl-C was pressed.
struct Interrupted: Error {}
