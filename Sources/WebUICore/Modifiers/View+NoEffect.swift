// Modifiers that mean nothing in a browser. They exist so that source that names them compiles, and
// docs/swiftui-subset.md lists them as such.

extension View {
    /// No effect: a page has no safe area of its own.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

    /// No effect: the browser keeps the part in sight that is typed into.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// No effect: the whole of a tapped view takes the tap.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    /// No effect: a page has no status bar.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// No effect: the browser draws views as they are.
    public func drawingGroup(opaque: Bool = false) -> some View { self }

    /// No effect: the browser decides how views are drawn together.
    public func compositingGroup() -> some View { self }
}

/// Parts of a screen that hold no content.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Makes a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The bars of the screen.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of them.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// The place decides.
    public static let automatic = Self(name: "automatic")
    /// At once.
    public static let immediately = Self(name: "immediately")
    /// With the finger.
    public static let interactively = Self(name: "interactively")
    /// Not at all.
    public static let never = Self(name: "never")
}
