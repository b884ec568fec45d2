/// How buttons look: the style draws, the button acts.
@MainActor
@preconcurrency
public protocol ButtonStyle {
    /// The type of what the style draws.
    associatedtype Body: View
    /// What the style draws.
    typealias Configuration = ButtonStyleConfiguration

    /// Draws a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The button that a style draws.
@MainActor
@preconcurrency
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        /// The label has no body.
        public typealias Body = Never

        let update: @MainActor (ViewNode) -> Void

        init<Content: View>(_ content: Content) { update = { $0.child(.slot(.label), content) } }

        /// Shows the label.
        @_documentation(visibility: internal)
        public static func _update(_ view: Self, in node: ViewNode) { view.update(node) }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    private let isHeld: Bool
    private let press: ButtonPress

    init<Content: View>(role: ButtonRole?, label: Content, press: ButtonPress) {
        self.role = role
        self.label = Label(label)
        isHeld = press.isHeld
        self.press = press
    }

    /// Whether the button is held down.
    ///
    /// The browser reports presses only of buttons whose style asks.
    public var isPressed: Bool {
        press.isWatched = true
        return isHeld
    }
}

/// Whether a button is held down, and whether its style asks.
@MainActor
final class ButtonPress {
    var isHeld = false
    var isWatched = false
}

/// How buttons look and when they act.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of what the style draws.
    associatedtype Body: View
    /// The button that the style draws.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Draws a button.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// The style as the library has it. Styles of an app keep the default.
    @_documentation(visibility: internal)
    static var _builtIn: BuiltInButtonStyle? { get }
}

extension PrimitiveButtonStyle {
    /// None: the style draws by itself.
    @_documentation(visibility: internal)
    public static var _builtIn: BuiltInButtonStyle? { nil }
}

/// A style that the renderer draws.
@_documentation(visibility: internal)
public struct BuiltInButtonStyle: Sendable {
    let style: ButtonElement.Style
}

/// The button that a primitive style draws.
@MainActor
@preconcurrency
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        /// The label has no body.
        public typealias Body = Never

        let update: @MainActor (ViewNode) -> Void

        init<Content: View>(_ content: Content) { update = { $0.child(.slot(.label), content) } }

        /// Shows the label.
        @_documentation(visibility: internal)
        public static func _update(_ view: Self, in node: ViewNode) { view.update(node) }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    private let action: @MainActor () -> Void

    init<Content: View>(role: ButtonRole?, label: Content, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = Label(label)
        self.action = action
    }

    /// Starts the button's action.
    public func trigger() { action() }
}
