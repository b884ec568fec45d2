package import Foundation

extension JSONValue {
    /// A point in time as ISO 8601 text, with or without fractions of a second.
    package var iso8601: Date? {
        guard let text = string else { return nil }
        return (try? Date(text, strategy: .iso8601.time(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: .iso8601))
    }
}
