import Auth0
import Dispatch
import Foundation
import Glibc
import Synchronization

/// Ctrl-C: a renewal that is under way is finished and stored first, since its refresh token is spent; a second Ctrl-C
/// ends at once.
final class Interruption: Sendable {
    private let presses = Mutex(0)
    // Kept for as long as the signal is to be heard.
    private let source: any DispatchSourceSignal & Sendable

    init(_ manager: CredentialsManager, _ console: Console) {
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        self.source = source
        source.setEventHandler { [weak self] in
            guard let self else { return }
            let press = presses.withLock { presses in
                presses += 1
                return presses
            }
            guard press == 1 else { exit(ExitCode.interrupted.rawValue) }
            Task {
                await manager.settle()
                exit(ExitCode.interrupted.rawValue)
            }
        }
        source.resume()
    }
}
