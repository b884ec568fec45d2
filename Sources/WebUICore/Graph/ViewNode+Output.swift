extension ViewNode {
    /// The id of the node's own element.
    var id: NodeID { id(part: 0) }

    /// The id of a part of what the node shows, such as a slot.
    ///
    /// Parts are 1 to 14.
    func id(part: Int) -> NodeID { NodeID(serial * NodeID.partCount + part) }

    /// Forgets the output, and that of the nodes above, which holds it.
    ///
    /// A node without output has none above it either, so an element's output must ask each node between it and what
    /// it shows.
    func invalidateOutput() {
        cachedOutput = nil
        var node = parent
        while let ancestor = node, ancestor.cachedOutput != nil {
            ancestor.cachedOutput = nil
            node = ancestor.parent
        }
    }

    var output: Output {
        if let cachedOutput { return cachedOutput }
        var output =
            switch content {
            case .transparent: childOutput
            case .container(let element): container(element)
            case .wrapper(let element): wrapper(element)
            case .custom(let make): make(self)
            }
        extrasIfPresent?.mapOutput?(&output)
        cachedOutput = output
        return output
    }

    /// The output of the children, one after the other.
    var childOutput: Output {
        if children.count == 1 { return children[0].output }
        var result = Output()
        result.nodes.reserveCapacity(children.count)
        for child in children { result.append(child.output) }
        return result
    }

    /// The output of the child at a key.
    func output(of slot: ChildKey.Slot) -> Output {
        children.first { $0.key == .slot(slot) }?.output ?? Output()
    }

    private func container(_ element: RenderElement) -> Output {
        var output = childOutput
        output.nodes = [RenderNode(id: id, element, attributes: attributes(of: element), children: output.nodes)]
        return output
    }

    private func wrapper(_ element: RenderElement) -> Output {
        var output = childOutput
        let attributes = attributes(of: element)
        if output.nodes.count == 1, extrasIfPresent?.wrapperIDs.isEmpty ?? true {
            output.nodes = [RenderNode(id: id, element, attributes: attributes, children: output.nodes)]
        } else {
            let ids = wrapperIDs(around: output.nodes)
            output.nodes = zip(ids, output.nodes).map {
                RenderNode(id: $0, element, attributes: attributes, children: [$1])
            }
        }
        return output
    }

    /// A modifier around several views is around each of them, with an id for each.
    ///
    /// The first has the node's own.
    private func wrapperIDs(around children: [RenderNode]) -> [NodeID] {
        let known = extras.wrapperIDs
        var ids: [NodeID: NodeID] = [:]
        for (index, child) in children.enumerated() {
            ids[child.id] = known[child.id] ?? (known.isEmpty && index == 0 ? id : graph.extraID(for: self))
        }
        for (child, wrapper) in known where ids[child] == nil { graph.release(wrapper, of: self) }
        extras.wrapperIDs = ids
        return children.compactMap { ids[$0.id] }
    }

    func attributes(of element: RenderElement) -> NodeAttributes {
        var attributes = NodeAttributes()
        if !handlers.isEmpty { attributes.events = handlers.names }
        if element.isControl { attributes.isEnabled = environment.isEnabled }
        if element.holdsContent { attributes.isSensitive = environment.isPrivacySensitive || element.isSecure }
        if let focus = environment.focus, element.isFocusable { attributes.isFocused = focus.isFocused }
        return attributes
    }

    /// A slot with what a named child shows.
    func slotNode(_ name: SlotName, part: Int, _ nodes: [RenderNode]) -> RenderNode {
        RenderNode(id: id(part: part), .shared(name), children: nodes)
    }
}

extension NodeID {
    /// Each view node can show a few elements of its own beside its main one.
    static let partCount = 16
    /// The part that a list's row around this node is.
    static let rowPart = 15

    var serial: Int { rawValue / Self.partCount }

    /// The id of the row around this node.
    var row: NodeID { NodeID(serial * Self.partCount + Self.rowPart) }
}

extension RenderElement {
    var isControl: Bool {
        switch self {
        case .button, .link, .textField, .toggle, .picker, .menu, .tapArea: true
        default: false
        }
    }

    var isFocusable: Bool {
        switch self {
        case .button, .link, .textField, .toggle, .picker, .menu: true
        default: false
        }
    }

    /// Whether the element itself holds what a person reads, rather than its children.
    var holdsContent: Bool {
        switch self {
        case .text, .image, .textField, .picker, .toggle, .progress: true
        default: false
        }
    }

    var isSecure: Bool {
        if case .textField(let field) = self { field.kind == .secure } else { false }
    }
}
