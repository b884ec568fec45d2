import Foundation

/// The logger of `logging(enabled: true)`: one line an event on standard error.
struct StandardErrorLogger: Logger {
    func log(_ event: LogEvent) {
        try? FileHandle.standardError.write(contentsOf: Data("auth0: \(event)\n".utf8))
    }
}
