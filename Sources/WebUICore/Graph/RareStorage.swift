/// What few view nodes have, kept apart so that the many stay small.
@MainActor
final class RareStorage {
    var lifecycle = Lifecycle()
    var subscriptions = ObjectSubscriptions()
    /// State of built-in views that is no field of them, such as the last value of `onChange`.
    private var memories: [AnyObject] = []
    /// The ids of the elements that a modifier puts around more than one child, by child.
    var wrapperIDs: [NodeID: NodeID] = [:]
    var atEnd: (@MainActor () -> Void)?
    /// Changes the node's output on its way up.
    var mapOutput: (@MainActor (inout Output) -> Void)?

    /// The memory of one type, made when it is first asked for.
    func memory<T: AnyObject>(_ make: () -> T) -> T {
        if let memory = memory(T.self) { return memory }
        let made = make()
        memories.append(made)
        return made
    }

    /// The memory of one type, if there is one.
    func memory<T: AnyObject>(_ type: T.Type) -> T? {
        for case let memory as T in memories { return memory }
        return nil
    }
}

/// The observable objects that a node listens to.
@MainActor
struct ObjectSubscriptions {
    private var entries: [ObjectIdentifier: (cancellable: AnyCancellable, generation: Int32)] = [:]

    /// Keeps a subscription for another evaluation; false where there is none yet.
    mutating func keep(_ object: ObjectIdentifier, generation: Int32) -> Bool {
        guard entries[object] != nil else { return false }
        entries[object]?.generation = generation
        return true
    }

    mutating func add(_ object: ObjectIdentifier, _ cancellable: AnyCancellable, generation: Int32) {
        entries[object] = (cancellable, generation)
    }

    /// Drops what the last evaluation did not ask for.
    mutating func dropOlder(than generation: Int32) {
        guard entries.contains(where: { $0.value.generation != generation }) else { return }
        entries = entries.filter { $0.value.generation == generation }
    }

    mutating func removeAll() { entries.removeAll() }
}
