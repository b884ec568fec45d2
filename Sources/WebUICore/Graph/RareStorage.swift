/// What few view nodes have, kept apart so that the many stay small.
@MainActor
final class RareStorage {
    var lifecycle = Lifecycle()
    var subscriptions = ObjectSubscriptions()
    /// State of a built-in view that is no field of it, such as the last value of `onChange`.
    var memory: AnyObject?
    /// The ids of the elements that a modifier puts around more than one child, by child.
    var wrapperIDs: [NodeID: NodeID] = [:]
    var atEnd: (@MainActor () -> Void)?
    /// Changes the node's output on its way up.
    var mapOutput: (@MainActor (inout Output) -> Void)?

    /// The memory of a built-in view, made when it is first asked for.
    func memory<T: AnyObject>(_ make: () -> T) -> T {
        if let memory = memory as? T { return memory }
        let made = make()
        memory = made
        return made
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
