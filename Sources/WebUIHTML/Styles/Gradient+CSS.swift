import Foundation
package import WebUICore

extension Gradient {
    /// The gradient as a CSS image, in the direction from one point of the box to another.
    package func css(from start: UnitPoint, to end: UnitPoint) -> String {
        // CSS counts from "upwards" and clockwise.
        let angle = Angle(radians: atan2(end.x - start.x, start.y - end.y))
        let stops = stops.map { "\($0.color.areaCSS) \(CSSEscaping.number($0.location * 100))%" }
        return "linear-gradient(\(CSSEscaping.number(angle.degrees))deg,\(stops.joined(separator: ",")))"
    }
}
