/// Why a loopback listener could not start, or brought nothing; `description` names the cure.
package struct LoopbackError: Error, Sendable, Equatable {
    package struct Code: Sendable, Hashable {
        private enum Base {
            case addressInUse
            case permissionDenied
            case hostNotLoopback
            case unavailable
            case timedOut
            case closed
        }
        private let base: Base

        /// Another program listens there.
        package static let addressInUse = Self(base: .addressInUse)
        /// The operating system keeps the port from this user.
        package static let permissionDenied = Self(base: .permissionDenied)
        /// The host is no loopback address of this machine.
        package static let hostNotLoopback = Self(base: .hostNotLoopback)
        /// The operating system lacks a resource.
        package static let unavailable = Self(base: .unavailable)
        /// The deadline passed.
        package static let timedOut = Self(base: .timedOut)
        /// The listener was closed.
        package static let closed = Self(base: .closed)
    }

    package let code: Code
    private let explanation: String

    static func addressInUse(_ place: String) -> Self {
        Self(
            code: .addressInUse,
            explanation:
                "\(place) is in use, perhaps by another sign-in. End that program, or use another redirect URL "
                + "that the application allows."
        )
    }

    static func permissionDenied(_ place: String) -> Self {
        Self(
            code: .permissionDenied,
            explanation: "This user may not listen on \(place). Use a redirect URL with a port from 1024 to 65535."
        )
    }

    static func hostNotLoopback(_ host: String) -> Self {
        Self(
            code: .hostNotLoopback,
            explanation: "\(host) is no loopback address of this machine. Use a redirect URL on 127.0.0.1, [::1] or "
                + "localhost."
        )
    }

    static func unavailable(_ what: String, errno code: Int32) -> Self {
        Self(
            code: .unavailable,
            explanation: "\(what) failed (errno \(code)). Raise the limit of open files (ulimit -n) and try again."
        )
    }

    static let timedOut = Self(
        code: .timedOut,
        explanation: "The browser did not come back in time. Start again and finish in the browser."
    )

    static let closed = Self(code: .closed, explanation: "The listener was closed. Make a new one.")
}

extension LoopbackError: CustomStringConvertible {
    package var description: String { explanation }
}
