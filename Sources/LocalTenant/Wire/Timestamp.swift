import FoundationEssentials

/// Points in time as text: ISO 8601 in UTC with milliseconds.
enum Timestamp {
    private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    static func text(_ date: Date) -> String {
        // A little over the millisecond, since the style cuts off and a binary fraction may lie just below it.
        rounded(date).addingTimeInterval(0.000_1).formatted(style)
    }

    static func date(_ text: String) -> Date? {
        ((try? Date(text, strategy: style)) ?? (try? Date(text, strategy: .iso8601))).map(rounded)
    }

    /// The same point in whole milliseconds, as it comes back from a text.
    static func rounded(_ date: Date) -> Date {
        Date(timeIntervalSince1970: (date.timeIntervalSince1970 * 1_000).rounded() / 1_000)
    }
}
