/// The identity of a render node in one tab.
///
/// Never used again for another node of that tab.
package struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let rawValue: Int

    package init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The root of every tree.
    package static let window = NodeID(0)

    package static func < (lhs: NodeID, rhs: NodeID) -> Bool { lhs.rawValue < rhs.rawValue }

    package var description: String { "#\(rawValue)" }
}
