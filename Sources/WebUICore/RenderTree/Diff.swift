extension RenderNode {
    /// The patches that turn this tree into another one.
    package func patches(to new: RenderNode) -> [Patch] {
        var patches: [Patch] = []
        TreeDiff.compare(self, new, into: &patches)
        return patches
    }
}

/// A keyed diff: children are matched by identity, and as few of them as possible move.
enum TreeDiff {
    static func compare(_ old: RenderNode, _ new: RenderNode, into patches: inout [Patch]) {
        if old === new { return }
        guard old.isSameNode(as: new) else {
            patches.append(.replace(old.id, with: new))
            return
        }
        if !old.showsSame(as: new) { patches.append(.update(new, from: old)) }
        compareChildren(old, new, into: &patches)
    }

    private static func compareChildren(_ old: RenderNode, _ new: RenderNode, into patches: inout [Patch]) {
        let before = old.children
        let after = new.children
        var start = 0
        while start < before.count, start < after.count, before[start].id == after[start].id {
            compare(before[start], after[start], into: &patches)
            start += 1
        }
        var beforeEnd = before.count
        var afterEnd = after.count
        while beforeEnd > start, afterEnd > start, before[beforeEnd - 1].id == after[afterEnd - 1].id {
            beforeEnd -= 1
            afterEnd -= 1
            compare(before[beforeEnd], after[afterEnd], into: &patches)
        }
        if start == beforeEnd, start == afterEnd { return }
        compareMiddle(
            before[start..<beforeEnd],
            after[start..<afterEnd],
            anchor: afterEnd < after.count ? after[afterEnd].id : nil,
            parent: new.id,
            into: &patches
        )
    }

    /// Removes, then walks backwards: whatever a node is put in front of stands in its place already.
    private static func compareMiddle(
        _ before: ArraySlice<RenderNode>,
        _ after: ArraySlice<RenderNode>,
        anchor: NodeID?,
        parent: NodeID,
        into patches: inout [Patch]
    ) {
        let remaining = Set(after.map(\.id))
        for node in before where !remaining.contains(node.id) { patches.append(.remove(node.id)) }

        var oldPlaces: [NodeID: Int] = [:]
        for index in before.indices { oldPlaces[before[index].id] = index }
        let places = after.map { oldPlaces[$0.id] }
        let inPlace = LongestIncreasingSubsequence.indices(of: places)

        var anchor = anchor
        for offset in stride(from: after.count - 1, through: 0, by: -1) {
            let node = after[after.startIndex + offset]
            if let place = places[offset] {
                if !inPlace.contains(offset) {
                    patches.append(.move(node.id, within: parent, before: anchor))
                }
                compare(before[place], node, into: &patches)
            } else {
                patches.append(.insert(node, into: parent, before: anchor))
            }
            anchor = node.id
        }
    }
}
