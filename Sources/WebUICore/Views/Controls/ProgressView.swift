/// How far work has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    /// A progress view has no body.
    public typealias Body = Never

    private let fraction: Double?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction.map { min(max($0, 0), 1) }
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Shows the progress.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        var element = ProgressElement(fraction: view.fraction)
        element.style = node.environment.progressStyle
        element.tint = node.environment.text.tint
        element.size = node.environment.controlSize.elementSize
        node.child(.slot(.label), view.label)
        node.child(.slot(.value), view.currentValueLabel)
        node.content = .custom { node in
            let slots = [
                node.slotNode(.label, part: 1, node.output(of: .label).nodes),
                node.slotNode(.value, part: 2, node.output(of: .value).nodes),
            ]
            return Output(nodes: [RenderNode(id: node.id, .progress(element), children: slots)])
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Work of unknown length.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Work of unknown length, with the views of a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Work of unknown length, with text.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Work of unknown length, with text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
    }

    /// A part of a total; nil is work of unknown length.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// A part of a total, with the views of a label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: EmptyView())
    }

    /// A part of a total, with text.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey,
        value: V?,
        total: V = 1.0
    ) where Label == Text {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey), currentValueLabel: EmptyView())
    }
}

extension ProgressView {
    /// A part of a total, with the views of a label and of the present value.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: value.map { Double($0 / total) },
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }
}
