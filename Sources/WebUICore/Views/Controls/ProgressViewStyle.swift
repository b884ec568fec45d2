/// How progress looks.
///
/// The styles are those of the library.
public protocol ProgressViewStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    static var _kind: ProgressViewStyleKind { get }
    /// The colour that the style brings.
    @_documentation(visibility: internal)
    var _tint: Color? { get }
}

extension ProgressViewStyle {
    /// None.
    @_documentation(visibility: internal)
    public var _tint: Color? { nil }
}

/// A style that the renderer draws.
@_documentation(visibility: internal)
public struct ProgressViewStyleKind: Sendable {
    let style: ProgressElement.Style
}

/// The style of the place.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ProgressViewStyleKind(style: .automatic)
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Takes the colour.
    public init(tint: Color? = nil) { self.tint = tint }

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ProgressViewStyleKind(style: .linear)
    /// The colour that the style brings.
    @_documentation(visibility: internal)
    public var _tint: Color? { tint }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Takes the colour.
    public init(tint: Color? = nil) { self.tint = tint }

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ProgressViewStyleKind(style: .circular)
    /// The colour that the style brings.
    @_documentation(visibility: internal)
    public var _tint: Color? { tint }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style of the place.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A circle.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
