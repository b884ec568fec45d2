package import Foundation

/// A paragraph of styled runs.
///
/// A nil style is inherited from the surroundings.
package struct TextElement: Hashable, Sendable {
    package var runs: [TextRun]
    package var alignment: TextAlignment = .leading
    /// Points between lines, beyond the font's own.
    package var lineSpacing: CGFloat = 0
    package var lineLimit: Int?
    package var truncation: TextTruncation = .tail
    /// The person can select the text.
    package var isSelectable = false
    /// The role that the text plays where the element that holds it does not say it.
    package var heading: HeadingLevel?

    package init(runs: [TextRun]) { self.runs = runs }

    package var string: String { runs.map(\.string).joined() }
}

package enum TextTruncation: Hashable, Sendable {
    case head
    case middle
    case tail
}

package enum HeadingLevel: Int, Hashable, Sendable {
    case h1 = 1
    case h2
    case h3
    case h4
    case h5
    case h6
}

package struct TextRun: Hashable, Sendable {
    package var string: String
    package var style: TextStyling
    /// Only http, https, mailto and tel.
    package var link: URL?

    package init(_ string: String, style: TextStyling = TextStyling(), link: URL? = nil) {
        self.string = string
        self.style = style
        self.link = link
    }
}

package struct TextStyling: Hashable, Sendable {
    package var font: Font?
    package var paint: Paint?
    /// Wins over the font's weight.
    package var weight: Font.Weight?
    package var isItalic = false
    package var isMonospaced = false
    package var underline: TextLine?
    package var strikethrough: TextLine?
    /// Points between letters.
    package var tracking: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var textCase: TextCase?

    package init() {}
}

package struct TextLine: Hashable, Sendable {
    package var color: Color?
    package init(color: Color? = nil) { self.color = color }
}

package enum TextCase: Hashable, Sendable {
    case uppercase
    case lowercase
}
