import Foundation
import WebUICore

extension Animation {
    /// Duration, pace and delay, as `transition` takes them.
    var css: String {
        "\(CSSEscaping.number(duration))s \(pace) \(CSSEscaping.number(delaySeconds))s"
    }

    /// How long it takes until everything stands still.
    var milliseconds: Int { Int(min(max(0, (duration + delaySeconds) * 1_000), 10_000)) }

    private var pace: String {
        switch curve {
        case .linear: "linear"
        case .easeIn: "ease-in"
        case .easeOut: "ease-out"
        case .easeInOut: "ease-in-out"
        case .spring(let bounce) where bounce > 0: "cubic-bezier(.3,\(CSSEscaping.number(1.2 + bounce)),.5,1)"
        case .spring: "cubic-bezier(.2,.9,.3,1)"
        }
    }
}

extension AnyTransition {
    /// Classes for coming and going: the base style sheet says what they do while an animation runs.
    var classes: [String] {
        insertion.compactMap { $0.name.map { "in-\($0)" } } + removal.compactMap { $0.name.map { "out-\($0)" } }
    }
}

extension AnyTransition.Effect {
    fileprivate var name: String? {
        switch self {
        case .identity: nil
        case .opacity: "opacity"
        case .scale: "scale"
        case .slide: "slide"
        case .move(.top): "top"
        case .move(.leading): "leading"
        case .move(.bottom): "bottom"
        case .move(.trailing): "trailing"
        }
    }
}
