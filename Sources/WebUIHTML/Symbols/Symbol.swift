/// A drawing on a field of 24 by 24, in the colour of the text around it.
package struct Symbol: Sendable, Equatable {
    /// Path data drawn as lines.
    let lines: String
    /// Path data drawn as a filled area, with the even-odd rule.
    let areas: String

    init(lines: String = "", areas: String = "") {
        self.lines = lines
        self.areas = areas
    }

    /// The symbol of that SF Symbols name.
    ///
    /// An unknown name gives a plain rounded square, so that layout holds.
    package static func named(_ name: String) -> Symbol {
        all[name]
            ?? Symbol(
                lines:
                    "M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z"
            )
    }

    /// The names that have a drawing of their own.
    package static var names: [String] { all.keys.sorted() }

    private static let all = arrows.merging(marks) { first, _ in first }
        .merging(objects) { first, _ in first }
        .merging(people) { first, _ in first }

    /// The symbol's markup.
    ///
    /// Decoration: what it means stands on the element around it.
    package var svg: String {
        var svg = "<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\">"
        if !lines.isEmpty { svg += "<path class=\"l\" d=\"\(lines)\"/>" }
        if !areas.isEmpty { svg += "<path class=\"a\" d=\"\(areas)\"/>" }
        return svg + "</svg>"
    }
}

/// Path data that many symbols share.
enum Outline {
    static let circle = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z"
    static let disc = "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z"
    static let shield = "M12 3l7.5 2.8v5.4c0 4.6-3.1 8-7.5 9.8c-4.4-1.8-7.5-5.2-7.5-9.8V5.8z"
    static let triangle =
        "M10.7 4.2L2.9 18a1.5 1.5 0 0 0 1.3 2.2h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.2a1.5 1.5 0 0 0-2.6 0z"
}
