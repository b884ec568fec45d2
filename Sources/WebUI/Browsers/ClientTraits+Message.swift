import Foundation
package import WebUICore

extension ClientMessage.Traits {
    /// What the browser says about itself, as far as it makes sense.
    package var clientTraits: ClientTraits {
        var traits = ClientTraits()
        traits.colorScheme = dark == true ? .dark : .light
        traits.reducesMotion = reducedMotion == true
        if let locale, locale.utf8.count <= 35 { traits.locale = Locale(identifier: locale) }
        if let timeZone, timeZone.utf8.count <= 64 { traits.timeZone = TimeZone(identifier: timeZone) }
        if let width, let height, (0...100_000).contains(width), (0...100_000).contains(height) {
            traits.viewport = CGSize(width: width, height: height)
        }
        return traits
    }
}
