public import Foundation

extension Text {
    /// Where text that is too long is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning.
        case head
        /// In the middle.
        case middle
        /// At the end.
        case tail

        var truncation: TextTruncation {
            switch self {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        }
    }

    /// Capitals or small letters.
    public enum Case: Hashable, Sendable {
        /// Capitals.
        case uppercase
        /// Small letters.
        case lowercase

        var textCase: TextCase { self == .uppercase ? .uppercase : .lowercase }
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        let color: Color?

        /// A single line of the text's colour.
        public static let single = LineStyle(color: nil)

        /// A single line of a colour.
        public init(color: Color? = nil) { self.color = color }
    }

    nonisolated private func with(_ change: (inout TextOverrides) -> Void) -> Text {
        var fragments = fragments
        for index in fragments.indices {
            var overrides = fragments[index].overrides ?? TextOverrides()
            change(&overrides)
            fragments[index].overrides = overrides
        }
        return Text(fragments: fragments)
    }

    /// The font.
    nonisolated public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }

    /// The weight.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = $0.weight ?? weight } }

    /// Bold text.
    nonisolated public func bold() -> Text { fontWeight(.bold) }

    /// Whether the text is bold.
    nonisolated public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

    /// Text in italics.
    nonisolated public func italic() -> Text { italic(true) }

    /// Whether the text is in italics.
    nonisolated public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = $0.isItalic ?? isActive } }

    /// Whether characters have one width.
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        with { $0.isMonospaced = $0.isMonospaced ?? isActive }
    }

    /// Digits have one width.
    nonisolated public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }

    /// Whether the text is underlined.
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with { $0.underline = $0.underline ?? .some(isActive ? TextLine(color: color) : nil) }
    }

    /// Whether the text is struck through.
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        with { $0.strikethrough = $0.strikethrough ?? .some(isActive ? TextLine(color: color) : nil) }
    }

    /// The points between letters.
    nonisolated public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = $0.tracking ?? tracking } }

    /// The points between letters.
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

    /// How far the text stands above its base line, in points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        with { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
    }

    /// The style of the text.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with { $0.style = $0.style ?? AnyShapeStyle(style) }
    }

    /// The colour of the text.
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        with { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
    }
}
