/// Why a WebSocket was closed (RFC 6455, section 7.4).
package struct WebSocketCloseCode: RawRepresentable, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let normal = Self(rawValue: 1000)
    package static let goingAway = Self(rawValue: 1001)
    package static let protocolError = Self(rawValue: 1002)
    package static let unsupportedData = Self(rawValue: 1003)
    /// What stands for a close frame without a code.
    ///
    /// Never sent.
    package static let noStatus = Self(rawValue: 1005)
    package static let invalidPayload = Self(rawValue: 1007)
    package static let policyViolation = Self(rawValue: 1008)
    package static let messageTooBig = Self(rawValue: 1009)

    /// Whether a peer may put this code in a close frame: 1004, 1005, 1006 and 1015 may not travel, and what no
    /// registry gives out is refused.
    package var mayBeReceived: Bool {
        switch rawValue {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
