/// Keeps what goes out in order: one Close, and nothing behind it (RFC 6455, section 5.5.1).
///
/// A newer page may end a line at the moment in which the client does.
package struct WebSocketClosing: Sendable {
    private var isClosing = false

    package init() {}

    /// Whether the frame may go out behind those that were admitted before.
    package mutating func admits(_ frame: WebSocketFrame) -> Bool {
        if isClosing { return false }
        if case .close = frame { isClosing = true }
        return true
    }
}
