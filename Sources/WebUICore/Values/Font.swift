public import Foundation

/// A font, resolved by the renderer.
public struct Font: Hashable, Sendable {
    /// The text styles, which scale with the reader's preferred size.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// The largest title.
        case largeTitle
        /// A title of the first level.
        case title
        /// A title of the second level.
        case title2
        /// A title of the third level.
        case title3
        /// A heading.
        case headline
        /// A subheading.
        case subheadline
        /// Running text.
        case body
        /// A call-out.
        case callout
        /// A footnote.
        case footnote
        /// A caption.
        case caption
        /// A smaller caption.
        case caption2
    }

    /// The thickness of strokes.
    public struct Weight: Hashable, Sendable {
        /// From 100 to 900.
        package let value: Int

        /// The thinnest weight.
        public static let ultraLight = Weight(value: 100)
        /// A thin weight.
        public static let thin = Weight(value: 200)
        /// A light weight.
        public static let light = Weight(value: 300)
        /// The normal weight.
        public static let regular = Weight(value: 400)
        /// A medium weight.
        public static let medium = Weight(value: 500)
        /// A semibold weight.
        public static let semibold = Weight(value: 600)
        /// A bold weight.
        public static let bold = Weight(value: 700)
        /// A heavy weight.
        public static let heavy = Weight(value: 800)
        /// The thickest weight.
        public static let black = Weight(value: 900)
    }

    /// The design of the system's typeface.
    public enum Design: Hashable, Sendable {
        /// The default design.
        case `default`
        /// A design with serifs.
        case serif
        /// A rounded design.
        case rounded
        /// A design with characters of one width.
        case monospaced
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable {
        /// The font's own distance.
        case standard
        /// A smaller distance.
        case tight
        /// A larger distance.
        case loose
    }

    package enum Family: Hashable, Sendable {
        case system(Design)
        /// A family by name, with the system's behind it.
        case named(String)
    }

    package enum Size: Hashable, Sendable {
        case style(TextStyle)
        /// Points, which scale as the style does; fixed where there is none.
        case points(CGFloat, relativeTo: TextStyle?)
    }

    package var family: Family = .system(.default)
    package var size: Size
    package var weight: Weight?
    package var isItalic = false
    package var hasMonospacedDigits = false
    package var leading: Leading = .standard

    package init(size: Size, family: Family = .system(.default), weight: Weight? = nil) {
        self.size = size
        self.family = family
        self.weight = weight
    }

    /// The system's font for a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(size: .style(style), family: .system(design ?? .default), weight: weight)
    }

    /// The system's font in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: .points(size, relativeTo: nil), family: .system(design ?? .default), weight: weight)
    }

    /// A family by name that scales with running text; the system's font where the reader does not have it.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(size: .points(size, relativeTo: .body), family: .named(name))
    }

    /// A family by name that scales with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(size: .points(size, relativeTo: textStyle), family: .named(name))
    }

    /// A family by name at a size that does not scale.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(size: .points(fixedSize, relativeTo: nil), family: .named(name))
    }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The font in italics.
    public func italic() -> Font { with { $0.isItalic = true } }

    /// The font with characters of one width.
    public func monospaced() -> Font { with { $0.family = .system(.monospaced) } }

    /// The font with digits of one width.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }

    /// The font with another distance between lines.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}

extension Font {
    /// The largest title.
    public static let largeTitle = Font.system(.largeTitle)
    /// A title of the first level.
    public static let title = Font.system(.title)
    /// A title of the second level.
    public static let title2 = Font.system(.title2)
    /// A title of the third level.
    public static let title3 = Font.system(.title3)
    /// A heading.
    public static let headline = Font.system(.headline)
    /// A subheading.
    public static let subheadline = Font.system(.subheadline)
    /// Running text.
    public static let body = Font.system(.body)
    /// A call-out.
    public static let callout = Font.system(.callout)
    /// A footnote.
    public static let footnote = Font.system(.footnote)
    /// A caption.
    public static let caption = Font.system(.caption)
    /// A smaller caption.
    public static let caption2 = Font.system(.caption2)
}
