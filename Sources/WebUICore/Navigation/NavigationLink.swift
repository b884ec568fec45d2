/// A button that pushes a screen.
public struct NavigationLink<Label: View, Destination: View>: View {
    /// A link has no body.
    public typealias Body = Never

    private let label: Label
    private let go: (@MainActor (NavigationModel) -> Void)?

    /// Takes the views of the screen and those of the label.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        go = { model in
            model.push { parent, key, environment in
                parent.child(key, Screen { destination() }, environment: environment)
            }
        }
    }

    /// Takes the screen and the views of the label.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: { destination }, label: label)
    }

    /// Shows the link.
    ///
    /// Outside of a navigation stack it is disabled.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let model = node.environment.navigation?.model
        if model == nil || view.go == nil { node.environment.isEnabled = false }
        let go = view.go
        node.updateButton(label: view.label, role: nil, automaticStyle: .navigationLink) { [weak model] in
            if let model { go?(model) }
        }
    }
}

extension NavigationLink where Destination == Never {
    /// Takes a value, whose screen `navigationDestination(for:)` makes, and the views of the label.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        if let value {
            go = { $0.append(AnyHashable(value)) }
        } else {
            go = nil
        }
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Takes text and a value, whose screen `navigationDestination(for:)` makes.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }

    /// Takes text and a value, whose screen `navigationDestination(for:)` makes.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { self.init(value: value) { Text(title) } }
}

extension NavigationLink where Label == Text {
    /// Takes text and the views of the screen.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Takes text and the views of the screen.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }

    /// Takes text and the screen.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Takes text and the screen.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}
