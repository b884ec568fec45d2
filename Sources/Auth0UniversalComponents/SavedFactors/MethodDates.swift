import Foundation

/// Dates as the person in front of the browser writes them.
struct MethodDates {
    let locale: Locale
    let timeZone: TimeZone

    /// The day and minute of an ISO 8601 text; nil for what is none.
    func text(_ iso: String) -> String? {
        guard let date = Self.date(iso) else { return nil }
        var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
        style.timeZone = timeZone
        return date.formatted(style)
    }

    private static func date(_ iso: String) -> Date? {
        (try? Date(iso, strategy: .iso8601.year().month().day().time(includingFractionalSeconds: true)))
            ?? (try? Date(iso, strategy: .iso8601))
    }
}
