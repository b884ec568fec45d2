import Foundation
import Testing
import WebUICore

/// A small, fast generator with a seed (SplitMix64), so that a failing case can be run again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

@Suite struct RandomTrees {
    @Test(arguments: 0..<300)
    func patchesTurnTheOldTreeIntoTheNewOne(seed: UInt64) throws {
        var forest = RandomForest(seed: seed)
        var tree = forest.tree()
        for _ in 0..<10 {
            let next = forest.mutate(tree)
            let patches = tree.patches(to: next)
            let patched = try #require(tree.applying(patches))
            #expect(patched.isEqualTree(to: next))
            tree = next
        }
    }

    @Test(arguments: 0..<50)
    func anEqualTreeNeedsNoPatch(seed: UInt64) {
        var forest = RandomForest(seed: seed)
        let tree = forest.tree()
        #expect(tree.patches(to: tree.copied).isEmpty)
    }

    @Test func oneNodeMovedIsOneMove() {
        let rows = (1...200).map { RenderNode(id: NodeID($0), .text(TextElement(runs: [TextRun("\($0)")]))) }
        let old = RenderNode(id: .window, .window, children: rows)
        let new = RenderNode(id: .window, .window, children: [rows[199]] + rows.dropLast())
        let patches = old.patches(to: new)
        #expect(patches.count == 1)
        guard case .move(NodeID(200), within: .window, before: NodeID(1)) = patches.first else {
            Issue.record("not the move of the last row to the front: \(patches)")
            return
        }
    }

    @Test func aNodeOfAnotherKindIsReplaced() {
        let old = RenderNode(id: .window, .window, children: [RenderNode(id: NodeID(1), .divider)])
        let new = RenderNode(id: .window, .window, children: [RenderNode(id: NodeID(1), .hidden)])
        guard case .replace(NodeID(1), with: let node) = old.patches(to: new).first else {
            Issue.record("not replaced")
            return
        }
        #expect(node.element == .hidden)
    }
}

extension RenderNode {
    /// Another object with the same content, all the way down.
    var copied: RenderNode { with(children: children.map(\.copied)) }

    func isEqualTree(to other: RenderNode) -> Bool {
        isSameNode(as: other) && showsSame(as: other) && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.isEqualTree(to: $1) }
    }
}

/// Makes trees, and changes them the way that an app does: insert, remove, shuffle, change, replace.
struct RandomForest {
    private var generator: SeededGenerator
    private var lastID = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func tree() -> RenderNode {
        RenderNode(id: .window, .window, children: (0..<Int.random(in: 0...6, using: &generator)).map { _ in node(3) })
    }

    mutating func mutate(_ node: RenderNode) -> RenderNode {
        if chance(4) { return node }
        var children = node.children.compactMap { chance(8) ? nil : mutate($0) }
        if chance(4) { children.shuffle(using: &generator) }
        if chance(6) { children.reverse() }
        if chance(3) {
            children.insert(self.node(2), at: Int.random(in: 0...children.count, using: &generator))
        }
        let isReplaced = chance(10) && node.id != .window
        let isChanged = chance(3) && node.id != .window
        return RenderNode(
            id: node.id,
            isReplaced ? .hidden : isChanged ? element() : node.element,
            attributes: node.attributes,
            children: children
        )
    }

    private mutating func node(_ depth: Int) -> RenderNode {
        lastID += 1
        let id = NodeID(lastID)
        let count = depth == 0 ? 0 : Int.random(in: 0...4, using: &generator)
        return RenderNode(id: id, element(), children: (0..<count).map { _ in node(depth - 1) })
    }

    private mutating func element() -> RenderElement {
        let number = Int.random(in: 0...3, using: &generator)
        return switch Int.random(in: 0...4, using: &generator) {
        case 0: .text(TextElement(runs: [TextRun("text \(number)")]))
        case 1: .stack(StackElement(.vertical(.leading), spacing: Double(number)))
        case 2: .padding(EdgeInsets(Double(number), on: .all))
        case 3: .spacer(minLength: nil)
        default: .opacity(Double(number) / 4)
        }
    }

    private mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &generator) == 0 }
}
