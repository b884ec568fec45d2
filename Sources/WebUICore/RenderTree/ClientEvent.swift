/// What a person can do to a node.
package enum EventName: String, Hashable, Sendable, CaseIterable {
    case tap
    /// A button whose style shows presses is held down, or let go.
    case press
    case input
    case submit
    case toggle
    case select
    case back
    case dismiss
    case focus
    case blur
    case refresh
}

/// Something that happened in the browser.
package struct ClientEvent: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case none
        /// The whole text of an input, and which revision of the client's typing it is.
        case text(String, revision: Int)
        case bool(Bool)
        /// The place of an option in its picker.
        case index(Int)
    }

    package var node: NodeID
    package var name: EventName
    package var value: Value

    package init(_ name: EventName, on node: NodeID, value: Value = .none) {
        self.name = name
        self.node = node
        self.value = value
    }
}
