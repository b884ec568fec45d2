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
    private var shared: SharedTextStyling
    /// Only http, https, mailto and tel.
    package var link: URL?

    package init(_ string: String, style: TextStyling = TextStyling(), link: URL? = nil) {
        self.init(string, SharedTextStyling(style), link: link)
    }

    init(_ string: String, _ style: SharedTextStyling, link: URL? = nil) {
        self.string = string
        shared = style
        self.link = link
    }

    package var style: TextStyling {
        get { shared.style }
        set { shared = SharedTextStyling(newValue) }
    }
}

/// A styling that many runs share: most text on a page looks alike.
final class SharedTextStyling: Hashable, Sendable {
    let style: TextStyling

    init(_ style: TextStyling) { self.style = style }

    static func == (lhs: SharedTextStyling, rhs: SharedTextStyling) -> Bool {
        lhs === rhs || lhs.style == rhs.style
    }

    func hash(into hasher: inout Hasher) { hasher.combine(style) }
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
