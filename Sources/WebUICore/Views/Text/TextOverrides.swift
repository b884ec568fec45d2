import Foundation

/// What modifiers of a text set on its pieces.
///
/// The modifier nearest to a piece wins.
struct TextOverrides: Hashable, Sendable {
    var font: Font?
    var style: AnyShapeStyle?
    var weight: Font.Weight?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var underline: TextLine??
    var strikethrough: TextLine??
    var tracking: CGFloat?
    var baselineOffset: CGFloat?

    @MainActor
    func apply(to styling: inout TextStyling, in environment: EnvironmentValues) {
        if let font { styling.font = font }
        if let style { styling.paint = style.paint(in: environment) }
        if let weight { styling.weight = weight }
        if let isItalic { styling.isItalic = isItalic }
        if let isMonospaced { styling.isMonospaced = isMonospaced }
        if hasMonospacedDigits == true { styling.font = (styling.font ?? .body).monospacedDigit() }
        if let underline { styling.underline = underline }
        if let strikethrough { styling.strikethrough = strikethrough }
        if let tracking { styling.tracking = tracking }
        if let baselineOffset { styling.baselineOffset = baselineOffset }
    }
}
