/// The style of buttons in an environment.
enum AppliedButtonStyle {
    case element(ButtonElement.Style)
    case custom(@MainActor (ButtonStyleConfiguration) -> AnyView)
    case primitive(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)
}

extension EnvironmentValues {
    private struct ButtonStyleKey: EnvironmentKey {
        static var defaultValue: AppliedButtonStyle { .element(.automatic) }
    }

    private struct CompletionKey: EnvironmentKey {
        static var defaultValue: (@MainActor () -> Void)? { nil }
    }

    private struct ShortcutKey: EnvironmentKey {
        static let defaultValue: ButtonElement.Shortcut? = nil
    }

    private struct BorderShapeKey: EnvironmentKey {
        static let defaultValue = ButtonBorderShape.automatic
    }

    private struct ControlSizeKey: EnvironmentKey {
        static let defaultValue = ControlSize.regular
    }

    var buttonStyle: AppliedButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }

    /// What a button does before its action, such as closing the dialog that it is in.
    var buttonCompletion: (@MainActor () -> Void)? {
        get { self[CompletionKey.self] }
        set { self[CompletionKey.self] = newValue }
    }

    var buttonShortcut: ButtonElement.Shortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }

    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

/// A style's body, with the style's own state and environment.
private struct StyleBody<Style, Content: View>: View {
    typealias Body = Never

    let style: Style
    let make: @MainActor (Style) -> Content

    static func _update(_ view: Self, in node: ViewNode) { node.updateBody(of: view.style, body: view.make) }
}

extension View {
    /// How buttons in the view look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environmentChange {
            $0.buttonStyle = .custom { configuration in
                AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
            }
        }
    }

    /// How buttons in the view look.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environmentChange {
            if let builtIn = S._builtIn {
                $0.buttonStyle = .element(builtIn.style)
            } else {
                $0.buttonStyle = .primitive { configuration in
                    AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
                }
            }
        }
    }

    /// The outline of bordered buttons in the view.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environmentChange { $0.buttonBorderShape = shape }
    }

    /// The size of controls in the view.
    public func controlSize(_ controlSize: ControlSize) -> some View {
        environmentChange { $0.controlSize = controlSize }
    }

    /// The key that presses the button.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environmentChange { $0.buttonShortcut = shortcut.shortcut }
    }
}
