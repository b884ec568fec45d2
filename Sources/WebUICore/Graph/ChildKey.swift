/// Where a child stands in its parent.
///
/// The path of keys, with the types on it, is a view's identity.
enum ChildKey: Hashable {
    case body
    /// The place in a tuple.
    case index(Int)
    /// The side of an `if`.
    case branch(Bool)
    /// The id in a `ForEach`, or of `id(_:)`.
    indirect case id(AnyHashable)
    /// An id that was taken already: the n-th element with it.
    indirect case duplicate(AnyHashable, Int)
    case slot(Slot)

    /// The named children of a view.
    enum Slot: Hashable {
        case content
        case label
        case icon
        case title
        case value
        case header
        case footer
        case layer
        case root
        case pushed
        case search
        case presented
        case message
        case actions
        case style
        case misuse
        case options
        case toolbar
    }
}
