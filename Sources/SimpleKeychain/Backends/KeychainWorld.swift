import Foundation
import Glibc

/// What a keychain sees of the process it runs in.
package struct KeychainWorld: Sendable {
    /// The environment variables.
    package var variables: [String: String]

    /// The user's home folder according to the user database, whatever `HOME` says.
    package var home: String

    /// How long a call to the Secret Service may take.
    package var deadline = Duration.seconds(2)

    /// How long one may take that asks the person.
    package var promptDeadline = Duration.seconds(120)

    package init(variables: [String: String], home: String) {
        self.variables = variables
        self.home = home
    }

    package static var current: Self {
        let variables = ProcessInfo.processInfo.environment
        // A container may run a user that is in no database.
        return Self(variables: variables, home: homeOfUser() ?? variables["HOME"] ?? "/")
    }

    private static func homeOfUser() -> String? {
        var buffer = [CChar](repeating: 0, count: 16384)
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        guard getpwuid_r(geteuid(), &entry, &buffer, buffer.count, &found) == 0, found != nil else { return nil }
        return entry.pw_dir.map { String(cString: $0) }
    }
}
