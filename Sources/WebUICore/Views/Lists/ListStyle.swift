/// How lists look.
///
/// The styles are those of the library.
public protocol ListStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    static var _kind: ListStyleKind { get }
}

/// A style that the renderer draws.
@_documentation(visibility: internal)
public struct ListStyleKind: Sendable {
    let style: ListElement.Style
}

/// The style of the place.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ListStyleKind(style: .automatic)
}

/// Rows without a background.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ListStyleKind(style: .plain)
}

/// Sections with a background from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ListStyleKind(style: .grouped)
}

/// Sections on cards.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = ListStyleKind(style: .insetGrouped)
}

extension ListStyle where Self == DefaultListStyle {
    /// The style of the place.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows without a background.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections with a background from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension View {
    private func row(_ change: @escaping @MainActor (inout ListRowElement) -> Void) -> some View {
        OutputModifier(content: self) { output in
            for node in output.nodes {
                var row = output.preferences.rows[node.id] ?? ListRowElement()
                change(&row)
                output.preferences.rows[node.id] = row
            }
        }
    }

    /// The space around a row's content.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

    /// Whether a line stands below the row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row { $0.showsSeparator = visibility != .hidden }
    }

    /// The colour behind a row.
    public func listRowBackground(_ color: Color?) -> some View { row { $0.background = color } }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The raw bits.
        public let rawValue: Int8

        /// Makes a set from raw bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The top edge.
        public static let top = Set(rawValue: 1)
        /// The bottom edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
