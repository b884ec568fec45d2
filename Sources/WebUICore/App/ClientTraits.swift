package import Foundation

/// What the browser tells about itself and the person in front of it.
package struct ClientTraits: Hashable, Sendable {
    package var colorScheme: ColorScheme = .light
    package var reducesMotion = false
    package var locale: Locale?
    package var timeZone: TimeZone?
    /// The size of the window, in points.
    package var viewport: CGSize?

    package init() {}
}
