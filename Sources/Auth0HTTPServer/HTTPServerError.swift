/// Why a server could not be started; `description` names the cure.
package struct HTTPServerError: Error, Sendable, Equatable {
    package struct Code: Sendable, Hashable {
        private enum Base {
            case addressInUse
            case permissionDenied
            case invalidAddress
            case unavailable
        }
        private let base: Base

        package static let addressInUse = Self(base: .addressInUse)
        package static let permissionDenied = Self(base: .permissionDenied)
        package static let invalidAddress = Self(base: .invalidAddress)
        package static let unavailable = Self(base: .unavailable)
    }

    package let code: Code
    private let explanation: String

    /// Another socket holds the port.
    static func addressInUse(_ place: String) -> Self {
        Self(
            code: .addressInUse,
            explanation:
                "\(place) is in use by another program. Stop that program, or choose another port (0 picks a free one)."
        )
    }

    /// The operating system does not let this user bind the port.
    static func permissionDenied(_ place: String) -> Self {
        Self(
            code: .permissionDenied,
            explanation: "This user may not listen on \(place). Choose a port from 1024 to 65535, or 0 for a free one."
        )
    }

    /// The text is no numeric address, or no interface has it.
    static func invalidAddress(_ address: String) -> Self {
        Self(
            code: .invalidAddress,
            explanation:
                "\(address) is not a numeric IPv4 or IPv6 address of this machine. Give one, such as 127.0.0.1, ::1 or 0.0.0.0."
        )
    }

    /// The system lacks a resource, or the server was started before.
    static func unavailable(_ reason: String) -> Self {
        Self(code: .unavailable, explanation: reason)
    }
}

extension HTTPServerError: CustomStringConvertible {
    package var description: String { explanation }
}
