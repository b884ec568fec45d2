import Foundation

/// A command that opens a page; no shell ever sees it.
struct BrowserCommand: Sendable, Equatable {
    private let words: [String]

    /// Words with blanks between; `%s` stands for the page and `%%` for a percent sign.
    ///
    /// Without `%s` the page is the last word.
    init?(_ text: String) {
        words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard !words.isEmpty else { return nil }
    }

    var name: String { words[0] }

    func arguments(for page: URL) -> [String] {
        let filled = words.map { Self.fill($0, with: page.absoluteString) }
        return filled.contains(where: \.hasPage) ? filled.map(\.text) : filled.map(\.text) + [page.absoluteString]
    }

    private static func fill(_ word: String, with page: String) -> (text: String, hasPage: Bool) {
        let pieces = word.components(separatedBy: "%%").map { $0.components(separatedBy: "%s") }
        return (
            pieces.map { $0.joined(separator: page) }.joined(separator: "%"),
            pieces.contains { $0.count > 1 }
        )
    }

    /// Those of `BROWSER`, in its order, with `:` between; where it is not set, the desktop's own.
    ///
    /// Without a display the desktop's own would start a browser in the program's terminal, so there is none then.
    static func candidates(in environment: [String: String]) -> [BrowserCommand] {
        if let named = environment["BROWSER"], !named.allSatisfy({ $0 == ":" || $0.isWhitespace }) {
            return named.split(separator: ":").compactMap { BrowserCommand(String($0)) }
        }
        let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
        return hasDisplay ? [BrowserCommand("xdg-open")].compactMap(\.self) : []
    }
}
