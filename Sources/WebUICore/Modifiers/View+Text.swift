public import Foundation

extension View {
    /// The font of text in the view.
    public func font(_ font: Font?) -> some View { textEnvironment(\.font, font) }

    /// The weight of text in the view.
    public func fontWeight(_ weight: Font.Weight?) -> some View { textEnvironment(\.weight, weight) }

    /// The design of the system's font in the view.
    public func fontDesign(_ design: Font.Design?) -> some View {
        environmentChange {
            var font = $0.text.font ?? .body
            font.family = .system(design ?? .default)
            $0.text.font = font
        }
    }

    /// Whether text in the view is bold.
    public func bold(_ isActive: Bool = true) -> some View { textEnvironment(\.weight, isActive ? .bold : nil) }

    /// Whether text in the view is in italics.
    public func italic(_ isActive: Bool = true) -> some View { textEnvironment(\.isItalic, isActive) }

    /// Whether characters in the view have one width.
    public func monospaced(_ isActive: Bool = true) -> some View { textEnvironment(\.isMonospaced, isActive) }

    /// Digits in the view have one width.
    public func monospacedDigit() -> some View { textEnvironment(\.hasMonospacedDigits, true) }

    /// Whether text in the view is underlined.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        textEnvironment(\.underline, isActive ? TextLine(color: color) : nil)
    }

    /// Whether text in the view is struck through.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        textEnvironment(\.strikethrough, isActive ? TextLine(color: color) : nil)
    }

    /// The points between letters in the view.
    public func tracking(_ tracking: CGFloat) -> some View { textEnvironment(\.tracking, tracking) }

    /// The points between letters in the view.
    public func kerning(_ kerning: CGFloat) -> some View { textEnvironment(\.tracking, kerning) }

    /// How far text in the view stands above its base line, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textEnvironment(\.baselineOffset, baselineOffset)
    }

    /// The points between lines in the view, beyond the font's own.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { textEnvironment(\.lineSpacing, lineSpacing) }

    /// How many lines each text in the view may take.
    public func lineLimit(_ number: Int?) -> some View { textEnvironment(\.lineLimit, number) }

    /// How lines of a text in the view line up.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        textEnvironment(\.alignment, alignment)
    }

    /// Where text that is too long is cut.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        textEnvironment(\.truncation, mode.truncation)
    }

    /// Shows text in the view in capitals, or in small letters.
    public func textCase(_ textCase: Text.Case?) -> some View { textEnvironment(\.textCase, textCase?.textCase) }

    /// Whether the person can select text in the view.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        textEnvironment(\.isSelectable, S.allowsSelection)
    }

    /// The size of symbols in the view, beside the text's.
    public func imageScale(_ scale: Image.Scale) -> some View { textEnvironment(\.imageScale, scale.scale) }

    /// The style of foreground content in the view.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        textEnvironment(\.paint, AnyShapeStyle(style))
    }

    /// The colour of foreground content in the view.
    public func foregroundColor(_ color: Color?) -> some View {
        textEnvironment(\.paint, color.map { AnyShapeStyle($0) })
    }

    /// The colour of controls in the view.
    public func tint(_ tint: Color?) -> some View { textEnvironment(\.tint, tint) }

    /// The colour of controls in the view.
    public func accentColor(_ accentColor: Color?) -> some View { textEnvironment(\.tint, accentColor) }
}

/// Whether text can be selected.
public protocol TextSelectability {
    /// True where it can.
    static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
    /// True.
    public static let allowsSelection = true
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
    /// False.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
