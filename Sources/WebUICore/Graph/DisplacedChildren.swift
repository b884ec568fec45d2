/// Children of the last evaluation that may stand elsewhere now: mostly the next one, else found through a table.
@MainActor
final class DisplacedChildren {
    private var nodes: [ViewNode?]
    private var next = 0
    private var places: [ChildKey: Int]?

    init(_ nodes: ArraySlice<ViewNode>) { self.nodes = Array(nodes) }

    /// Those that were not taken.
    var remaining: [ViewNode] { nodes.compactMap(\.self) }

    /// Takes the child at a key; nil where there is none, or it is of another type.
    func take(_ key: ChildKey, type: Any.Type) -> ViewNode? {
        guard let place = place(of: key), let node = nodes[place], node.type == type else { return nil }
        nodes[place] = nil
        next = place + 1
        return node
    }

    private func place(of key: ChildKey) -> Int? {
        if next < nodes.count, nodes[next]?.key == key { return next }
        if let places { return places[key] }
        var table: [ChildKey: Int] = [:]
        table.reserveCapacity(nodes.count)
        for (place, node) in nodes.enumerated() {
            if let node, table[node.key] == nil { table[node.key] = place }
        }
        places = table
        return table[key]
    }
}
