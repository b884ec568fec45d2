/// A control that starts an action.
public struct Button<Label: View>: View {
    /// A button has no body.
    public typealias Body = Never

    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    /// Takes an action and the views of the label.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Takes a role, an action and the views of the label.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// Shows the button.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        node.updateButton(label: view.label, role: view.role, automaticStyle: .automatic, action: view.action)
    }
}

extension Button where Label == Text {
    /// Takes text and an action.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// Takes text and an action.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// Takes text, a role and an action.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Takes text, a role and an action.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == WebUICore.Label<Text, Image> {
    /// Takes text, the name of a symbol and an action.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { WebUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Takes text, the name of a symbol and an action.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { WebUICore.Label(title, systemImage: systemImage) }
    }

    /// Takes text, the name of a symbol, a role and an action.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { WebUICore.Label(titleKey, systemImage: systemImage) } }

    /// Takes text, the name of a symbol, a role and an action.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { WebUICore.Label(title, systemImage: systemImage) } }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes the button that a style was given.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

extension ViewNode {
    /// Makes this the node of a button in the style of its place.
    func updateButton<Label: View>(
        label: Label,
        role: ButtonRole?,
        automaticStyle: ButtonElement.Style,
        action: @escaping @MainActor () -> Void
    ) {
        var trigger = action
        if let completion = environment.buttonCompletion {
            trigger = {
                completion()
                action()
            }
        }
        if case .primitive(let make) = environment.buttonStyle {
            let configuration = PrimitiveButtonStyleConfiguration(role: role, label: label, action: trigger)
            var environment = environment
            environment.buttonStyle = .element(.automatic)
            child(.slot(.style), make(configuration), environment: environment)
            return
        }
        var element = ButtonElement(role: role?.role, style: automaticStyle)
        element.tint = environment.text.tint
        element.size = environment.controlSize.elementSize
        element.shape = environment.buttonBorderShape.shape
        element.shortcut = environment.buttonShortcut
        if environment.isEnabled { handlers[.tap] = { [trigger] _ in trigger() } }
        takeFocus()
        var environment = labelEnvironment
        if environment.buttonShortcut != nil { environment.buttonShortcut = nil }
        switch environment.buttonStyle {
        case .element(let style):
            if style != .automatic { element.style = style }
            child(.slot(.label), label, environment: environment)
        case .custom(let make):
            element.style = .custom
            let press = extras.memory { ButtonPress() }
            if !environment.isEnabled { press.isHeld = false }
            let configuration = ButtonStyleConfiguration(role: role, label: label, press: press)
            child(.slot(.style), make(configuration), environment: environment)
            takePresses(press)
        case .primitive: break
        }
        content = .container(.button(element))
    }

    /// Takes `press` events, where the style shows presses.
    private func takePresses(_ press: ButtonPress) {
        guard press.isWatched, environment.isEnabled else { return }
        keepsView = true
        handlers[.press] = { [weak self] value in
            guard case .bool(let isHeld) = value, press.isHeld != isHeld else { return }
            press.isHeld = isHeld
            self?.markDirty()
        }
    }
}
