public import Foundation

/// One or more lines of text.
public struct Text: View, Equatable, Sendable {
    /// A view that is built in has no body.
    public typealias Body = Never

    /// A piece with its own styling.
    struct Fragment: Hashable, Sendable {
        enum Content: Hashable, Sendable {
            case string(String)
            case attributed(AttributedString)
        }

        var content: Content
        var overrides: TextOverrides?
    }

    var fragments: [Fragment]

    nonisolated init(fragments: [Fragment]) { self.fragments = fragments }

    /// Takes text from the source.
    nonisolated public init(_ key: LocalizedStringKey) { self.init(verbatim: key.string) }

    /// Takes text that is data.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// Takes text as it is.
    nonisolated public init(verbatim content: String) { fragments = [Fragment(content: .string(content))] }

    /// Takes text with attributes.
    ///
    /// A literal is not one, though it could be.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString) {
        fragments = [Fragment(content: .attributed(attributedContent))]
    }

    /// Takes a value and its format.
    nonisolated public init<F: FormatStyle>(
        _ input: F.FormatInput,
        format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String { self.init(verbatim: format.format(input)) }

    /// Two texts, one after the other.
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        Text(fragments: lhs.fragments + rhs.fragments)
    }

    /// Shows the text.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let text = node.environment.text
        var element = TextElement(runs: view.runs(in: node.environment))
        element.alignment = text.alignment
        element.lineSpacing = text.lineSpacing
        element.lineLimit = text.lineLimit
        element.truncation = text.truncation
        element.isSelectable = text.isSelectable
        node.content = .container(.text(element))
    }

    @MainActor
    private func runs(in environment: EnvironmentValues) -> [TextRun] {
        fragments.count == 1
            ? fragments[0].runs(in: environment)
            : fragments.flatMap { $0.runs(in: environment) }
    }

    /// The characters, without their styling.
    var string: String {
        fragments.map {
            switch $0.content {
            case .string(let string): string
            case .attributed(let attributed): String(attributed.characters)
            }
        }.joined()
    }
}

extension Text.Fragment {
    @MainActor
    fileprivate func runs(in environment: EnvironmentValues) -> [TextRun] {
        var style = environment.sharedTextStyling
        if let overrides {
            var own = style.style
            overrides.apply(to: &own, in: environment)
            style = SharedTextStyling(own)
        }
        switch content {
        case .string(let string): return [TextRun(string, style)]
        case .attributed(let attributed): return attributed.textRuns(in: style.style)
        }
    }
}
