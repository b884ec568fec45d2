import Foundation

/// What text inherits, kept together since every text reads it.
struct TextEnvironment {
    var font: Font?
    var paint: AnyShapeStyle?
    var tint: Color?
    var weight: Font.Weight?
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var underline: TextLine?
    var strikethrough: TextLine?
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var textCase: TextCase?
    var alignment: TextAlignment = .leading
    var lineSpacing: CGFloat = 0
    var lineLimit: Int?
    var truncation: TextTruncation = .tail
    var isSelectable = false
    var imageScale: ImageElement.Scale = .medium
}

extension EnvironmentValues {
    /// The styling of a run that sets nothing itself.
    @MainActor var textStyling: TextStyling {
        var style = TextStyling()
        style.font = text.hasMonospacedDigits ? (text.font ?? .body).monospacedDigit() : text.font
        style.paint = text.paint?.paint(in: self)
        style.weight = text.weight
        style.isItalic = text.isItalic
        style.isMonospaced = text.isMonospaced
        style.underline = text.underline
        style.strikethrough = text.strikethrough
        style.tracking = text.tracking
        style.baselineOffset = text.baselineOffset
        style.textCase = text.textCase
        return style
    }
}
