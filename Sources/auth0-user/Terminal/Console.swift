import Foundation
import Glibc

/// The terminal, or whatever stands in its place.
struct Console: Sendable {
    /// Answers go to standard output, so that scripts can take them.
    func say(_ text: String) {
        try? FileHandle.standardOutput.write(contentsOf: Data("\(text)\n".utf8))
    }

    /// Everything else goes to standard error.
    func note(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(text)\n".utf8))
    }

    func complain(_ text: String) {
        note("auth0-user: \(text)")
    }

    /// Whether a person can be asked.
    var isInteractive: Bool { isatty(STDIN_FILENO) == 1 }

    /// How wide the terminal is that answers go to; `nil` where that is unknown.
    var columns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// What was typed; `nil` at the end of the input.
    func ask(_ question: String) -> String? {
        try? FileHandle.standardError.write(contentsOf: Data(question.utf8))
        return readLine()
    }
}
