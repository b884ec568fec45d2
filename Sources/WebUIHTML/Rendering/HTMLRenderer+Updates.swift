package import WebUICore

extension HTMLRenderer {
    /// The operations, as JSON, that bring a page from the tree before an update to the tree after it.
    ///
    /// Commands are not among them: the host numbers those.
    package mutating func operations(for update: TabUpdate) -> [String] {
        var writer = UpdateWriter(renderer: self, tree: update.tree)
        if let animation = update.animation, !update.patches.isEmpty { writer.append(animation) }
        for patch in update.patches { writer.append(patch) }
        self = writer.renderer
        let rules = styles.takeAdded().map {
            "[\"s\",\($0.number),\(JSONEscaping.string("{\($0.declarations)}"))]"
        }
        return rules + writer.operations
    }
}

/// Writes one update.
private struct UpdateWriter {
    var renderer: HTMLRenderer
    let tree: RenderNode
    private(set) var operations: [String] = []
    /// What was written anew as a whole: patches inside of it are done already.
    private var rewritten: Set<NodeID> = []
    private var ancestry: Ancestry?

    init(renderer: HTMLRenderer, tree: RenderNode) {
        self.renderer = renderer
        self.tree = tree
    }

    mutating func append(_ animation: Animation) {
        operations.append("[\"z\",\(JSONEscaping.string(animation.css)),\(animation.milliseconds)]")
    }

    mutating func append(_ patch: Patch) {
        switch patch {
        case .replace(let id, with: let node):
            if rewritten.contains(id) { return }
            operations.append("[\"r\",\(id.rawValue),\(markup(of: node))]")
            appendFocus(in: node)
        case .insert(let node, into: let parent, before: let anchor):
            if rewritten.contains(parent) { return }
            operations.append("[\"i\",\(parent.rawValue),\(anchor?.rawValue ?? -1),\(markup(of: node))]")
            appendFocus(in: node)
        case .remove(let id):
            if rewritten.contains(id) { return }
            operations.append("[\"d\",\(id.rawValue)]")
        case .move(let id, within: let parent, before: let anchor):
            if rewritten.contains(id) { return }
            operations.append("[\"m\",\(id.rawValue),\(parent.rawValue),\(anchor?.rawValue ?? -1)]")
        case .update(let new, from: let old):
            if rewritten.contains(new.id) { return }
            update(old, to: new)
        }
    }

    private mutating func markup(of node: RenderNode) -> String {
        var html = ""
        renderer.write(node, in: surroundings(of: node), to: &html)
        return JSONEscaping.string(html)
    }

    /// Only few kinds depend on what is around them, so most updates need no look at the tree.
    private mutating func surroundings(of node: RenderNode) -> Surroundings {
        guard Lowering.dependsOnSurroundings(node) else { return Surroundings() }
        let ancestry = ancestry ?? Ancestry(of: tree)
        self.ancestry = ancestry
        return ancestry.surroundings(of: node.id)
    }

    private mutating func update(_ old: RenderNode, to new: RenderNode) {
        let around = surroundings(of: new)
        let before = Lowering.markup(of: old, in: around)
        let after = Lowering.markup(of: new, in: around)
        guard before.hasSameShape(as: after), updateContent(before, to: after, of: new) else {
            new.visit { rewritten.insert($0.id) }
            old.visit { rewritten.insert($0.id) }
            operations.append("[\"r\",\(new.id.rawValue),\(markup(of: new))]")
            return
        }
        let number = new.id.rawValue
        if let oldWrapper = before.wrapper, let newWrapper = after.wrapper {
            updateAttributes(oldWrapper, to: newWrapper, target: "\"w\(number)\"")
        }
        if let oldHolder = before.children.holder, let newHolder = after.children.holder {
            updateAttributes(oldHolder, to: newHolder, target: "\"k\(number)\"")
        }
        if let description = after.description, description != before.description {
            operations.append("[\"t\",\"d\(number)\",\(JSONEscaping.string(description))]")
        }
        updateAttributes(before.element, to: after.element, target: "\(number)")
        updateValue(before.value, to: after.value, number)
        if let isFocused = new.attributes.isFocused, isFocused != (old.attributes.isFocused ?? false) {
            operations.append("[\"f\",\(number),\(isFocused)]")
        }
    }

    /// Whether the content could be changed in place.
    private mutating func updateContent(_ before: Markup, to after: Markup, of node: RenderNode) -> Bool {
        if before.content == after.content { return true }
        let number = node.id.rawValue
        if let texts = Self.textChanges(from: before.content, to: after.content) {
            for (target, text) in texts {
                let target = target.map(JSONEscaping.string) ?? "\(number)"
                operations.append("[\"t\",\(target),\(JSONEscaping.string(text))]")
            }
            return true
        }
        guard node.children.isEmpty || after.children != .inElement else { return false }
        var html = ""
        renderer.write(after, to: &html)
        operations.append("[\"h\",\(number),\(JSONEscaping.string(html))]")
        return true
    }

    /// The new texts, by the id of their element, if nothing else is different; nil is the node's own element.
    private static func textChanges(
        from old: [Markup.Piece],
        to new: [Markup.Piece]
    ) -> [(target: String?, text: String)]? {
        guard old.count == new.count else { return nil }
        var changes: [(target: String?, text: String)] = []
        for (old, new) in zip(old, new) where old != new {
            switch (old, new) {
            case (.ownText, .ownText(let text)) where changes.isEmpty:
                changes.append((nil, text))
            case (.text(let oldTag, _), .text(let newTag, let text)) where oldTag == newTag:
                guard let id = newTag.attributes.first(where: { $0.name == "id" }) else { return nil }
                changes.append((id.value, text))
            default:
                return nil
            }
        }
        return changes
    }

    private mutating func updateAttributes(_ old: Tag, to new: Tag, target: String) {
        if old == new { return }
        let before = renderer.attributes(of: old)
        let after = renderer.attributes(of: new)
        var changes: [String] = []
        for attribute in after where !before.contains(attribute) {
            changes.append("\(JSONEscaping.string(attribute.name)):\(JSONEscaping.string(attribute.value))")
        }
        for attribute in before where !after.contains(where: { $0.name == attribute.name }) {
            changes.append("\(JSONEscaping.string(attribute.name)):null")
        }
        if !changes.isEmpty { operations.append("[\"a\",\(target),{\(changes.joined(separator: ","))}]") }
    }

    private mutating func updateValue(_ old: Markup.Value?, to new: Markup.Value?, _ number: Int) {
        guard old != new else { return }
        switch new {
        case .text(let text, let revision):
            if case .text(text, _) = old { return }
            operations.append("[\"v\",\(number),\(JSONEscaping.string(text)),\(revision)]")
        case .checked(let isOn): operations.append("[\"c\",\(number),\(isOn)]")
        case .selection(let index): operations.append("[\"o\",\(number),\(index ?? -1)]")
        case nil: break
        }
    }

    private mutating func appendFocus(in node: RenderNode) {
        guard let focused = node.first(where: { $0.attributes.isFocused == true }) else { return }
        operations.append("[\"f\",\(focused.id.rawValue),true]")
    }
}

extension Markup {
    /// Whether the two differ only in attributes, content and value.
    fileprivate func hasSameShape(as other: Markup) -> Bool {
        element.name == other.element.name && wrapper?.name == other.wrapper?.name && lead == other.lead
            && (description == nil) == (other.description == nil)
            && children.isSamePlace(as: other.children)
    }
}

extension Markup.Children {
    fileprivate var holder: Tag? {
        switch self {
        case .inElement: nil
        case .before(let tag), .after(let tag): tag
        }
    }

    fileprivate func isSamePlace(as other: Markup.Children) -> Bool {
        switch (self, other) {
        case (.inElement, .inElement): true
        case (.before(let old), .before(let new)), (.after(let old), .after(let new)): old.name == new.name
        default: false
        }
    }
}
