import Foundation

/// The command's two outputs, written at once even into a pipe.
enum Terminal {
    static func print(_ text: String) {
        write(text, to: .standardOutput)
    }

    static func note(_ text: String) {
        write(text, to: .standardError)
    }

    static func complain(_ text: String) {
        write("auth0-tenant: \(text)", to: .standardError)
    }

    private static func write(_ text: String, to handle: FileHandle) {
        // A reader that went away is no reason to stop serving.
        try? handle.write(contentsOf: Data((text + "\n").utf8))
    }
}
