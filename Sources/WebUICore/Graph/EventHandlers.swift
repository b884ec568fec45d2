/// What a node does on its events.
///
/// Most nodes have none and most others one, so a list takes less than a dictionary would.
struct EventHandlers {
    typealias Handler = @MainActor (ClientEvent.Value) -> Void

    private var entries: [(name: EventName, handler: Handler)] = []

    var isEmpty: Bool { entries.isEmpty }

    /// The events that have a handler.
    var names: EventSet { entries.reduce(into: []) { $0.insert($1.name) } }

    subscript(name: EventName) -> Handler? {
        get { entries.first { $0.name == name }?.handler }
        set {
            entries.removeAll { $0.name == name }
            if let newValue { entries.append((name, newValue)) }
        }
    }

    mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
