public import Foundation

/// A run of colours, each with a place.
public struct Gradient: Hashable, Sendable {
    /// One colour and where it stands, from 0 to 1.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 to 1.
        public var location: CGFloat

        /// Makes a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The stops in order.
    public var stops: [Stop]

    /// Makes a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Makes a gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}
