import Glibc

/// The command's two outputs, written at once even into a pipe.
enum Terminal {
    static func print(_ text: String) {
        write(text, to: STDOUT_FILENO)
    }

    static func note(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    static func complain(_ text: String) {
        write("auth0-tenant: \(text)", to: STDERR_FILENO)
    }

    /// A reader that went away is no reason to stop serving, so what cannot be written is left.
    private static func write(_ text: String, to descriptor: Int32) {
        var rest = Array((text + "\n").utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
