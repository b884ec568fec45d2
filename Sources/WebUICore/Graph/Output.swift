/// What a view node puts on display: nodes, and what it tells the screen around it.
struct Output {
    var nodes: [RenderNode] = []
    private(set) var box: PreferenceBox?

    init(nodes: [RenderNode] = []) { self.nodes = nodes }

    var preferences: ScreenPreferences {
        get { box?.value ?? ScreenPreferences() }
        set { box = PreferenceBox(newValue) }
    }

    /// Adds the nodes and the preferences of the next sibling.
    mutating func append(_ other: Output) {
        nodes += other.nodes
        mergePreferences(of: other)
    }

    /// Adds the preferences of the next sibling, whose nodes go elsewhere.
    mutating func mergePreferences(of other: Output) {
        guard let theirs = other.box else { return }
        if box == nil {
            box = theirs
        } else {
            preferences.merge(theirs.value)
        }
    }
}

/// Most nodes have no preferences; those that have share one box up the tree.
final class PreferenceBox {
    let value: ScreenPreferences
    init(_ value: ScreenPreferences) { self.value = value }
}
