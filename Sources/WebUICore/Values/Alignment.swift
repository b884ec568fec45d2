/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
    package enum Position: Hashable, Sendable {
        case leading
        case center
        case trailing
    }

    package let position: Position

    /// The leading edge.
    public static let leading = Self(position: .leading)
    /// The centre.
    public static let center = Self(position: .center)
    /// The trailing edge.
    public static let trailing = Self(position: .trailing)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
    package enum Position: Hashable, Sendable {
        case top
        case center
        case bottom
        case firstTextBaseline
        case lastTextBaseline
    }

    package let position: Position

    /// The top edge.
    public static let top = Self(position: .top)
    /// The centre.
    public static let center = Self(position: .center)
    /// The bottom edge.
    public static let bottom = Self(position: .bottom)
    /// The base line of the topmost text.
    public static let firstTextBaseline = Self(position: .firstTextBaseline)
    /// The base line of the bottommost text.
    public static let lastTextBaseline = Self(position: .lastTextBaseline)
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
    /// The alignment on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The alignment on the vertical axis.
    public var vertical: VerticalAlignment

    /// Makes an alignment from its two axes.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre of both axes.
    public static let center = Self(horizontal: .center, vertical: .center)
    /// The leading edge, centred vertically.
    public static let leading = Self(horizontal: .leading, vertical: .center)
    /// The trailing edge, centred vertically.
    public static let trailing = Self(horizontal: .trailing, vertical: .center)
    /// The top edge, centred horizontally.
    public static let top = Self(horizontal: .center, vertical: .top)
    /// The bottom edge, centred horizontally.
    public static let bottom = Self(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Self(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
    /// The leading edge, aligned by the first text base line.
    public static let leadingFirstTextBaseline = Self(horizontal: .leading, vertical: .firstTextBaseline)
}

/// How lines of text line up with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines start at the leading edge.
    case leading
    /// Lines are centred.
    case center
    /// Lines end at the trailing edge.
    case trailing
}
