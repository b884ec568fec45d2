/// A choice of one of several options, which `tag(_:)` or the ids of a `ForEach` tell apart.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// A picker has no body.
    public typealias Body = Never

    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label

    /// Takes a binding to the choice, the views of the options and those of the label.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    /// Shows the picker.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let selection = view.selection
        let selected = AnyHashable(node.track { selection.wrappedValue }).withoutOptional
        let memory = node.extras.memory { PickerMemory() }
        if node.environment.isEnabled {
            node.handlers[.select] = { [weak node] value in
                guard case .index(let index) = value, memory.tags.indices.contains(index) else { return }
                if let new = memory.tags[index].base as? SelectionValue { selection.wrappedValue = new }
                node?.markDirty()
            }
        }
        node.takeFocus()
        var environment = node.labelEnvironment
        node.child(.slot(.label), view.label, environment: environment)
        environment.collectsTags = true
        environment.isInList = false
        node.child(.slot(.options), view.content, environment: environment)
        node.content = .custom { makeOutput(of: $0, selected: selected, memory) }
    }

    private static func makeOutput(of node: ViewNode, selected: AnyHashable, _ memory: PickerMemory) -> Output {
        let label = node.output(of: .label)
        let content = node.output(of: .options)
        let options = PickerOptions(content)
        memory.tags = options.tags
        let index = options.tags.firstIndex { $0.withoutOptional == selected }
        var picker = PickerElement(options: options.options, selection: index)
        picker.style = node.environment.pickerStyle
        picker.tint = node.environment.text.tint
        picker.hidesLabel = node.environment.hidesLabels
        let element = RenderElement.picker(picker)
        var output = Output(nodes: [
            RenderNode(
                id: node.id,
                element,
                attributes: node.attributes(of: element),
                children: [node.slotNode(.label, part: 1, label.nodes)]
            )
        ])
        output.mergePreferences(of: label)
        return output
    }
}

extension Picker where Label == Text {
    /// Takes text, a binding to the choice and the views of the options.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }

    /// Takes text, a binding to the choice and the views of the options.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { Text(title) } }
}

@MainActor
private final class PickerMemory {
    var tags: [AnyHashable] = []
}

/// The tagged views in a picker, as options.
private struct PickerOptions {
    private(set) var options: [PickerElement.Option] = []
    private(set) var tags: [AnyHashable] = []

    init(_ output: Output) { add(output.nodes, tags: output.preferences.tags, group: nil) }

    private mutating func add(_ nodes: [RenderNode], tags: [NodeID: AnyHashable], group: String?) {
        for node in nodes {
            if node.element == .section {
                let heading = node.slot(.header)?.children.text ?? ""
                add(node.slot(.content)?.children ?? [], tags: tags, group: heading.isEmpty ? nil : heading)
            } else if let tag = tags[node.id] {
                options.append(PickerElement.Option(title: [node].text, group: group))
                self.tags.append(tag)
            }
        }
    }
}

/// A value that may be there, whatever its type.
private protocol OptionalHashable {
    var hashable: AnyHashable? { get }
}

extension Optional: OptionalHashable where Wrapped: Hashable {
    fileprivate var hashable: AnyHashable? { map { AnyHashable($0) } }
}

extension AnyHashable {
    private enum Nothing: Hashable {
        case nothing
    }

    /// The value itself where it is one in an optional, so that a tag `"a"` meets a choice of type `String?`.
    fileprivate var withoutOptional: AnyHashable {
        guard let optional = base as? any OptionalHashable else { return self }
        return optional.hashable ?? AnyHashable(Nothing.nothing)
    }
}
