/// How a change moves from the old to the new, in the browser by CSS transitions.
public struct Animation: Hashable, Sendable {
    package enum Curve: Hashable, Sendable {
        case linear
        case easeIn
        case easeOut
        case easeInOut
        case spring(bounce: Double)
    }

    package enum Repetition: Hashable, Sendable {
        case once
        case times(Int, autoreverses: Bool)
        case forever(autoreverses: Bool)
    }

    package var curve: Curve
    /// Seconds.
    package var duration: Double
    /// Seconds.
    package var delaySeconds = 0.0
    package var repetition = Repetition.once

    package init(curve: Curve, duration: Double) {
        self.curve = curve
        self.duration = duration
    }

    /// The default animation.
    public static let `default` = easeInOut
    /// Even pace.
    public static let linear = linear(duration: 0.35)
    /// Starts slowly.
    public static let easeIn = easeIn(duration: 0.35)
    /// Ends slowly.
    public static let easeOut = easeOut(duration: 0.35)
    /// Starts and ends slowly.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// A spring.
    public static let spring = spring()
    /// A spring with a little bounce.
    public static let bouncy = spring(duration: 0.5, bounce: 0.3)
    /// A spring without bounce.
    public static let smooth = spring(duration: 0.5, bounce: 0)
    /// A quick spring.
    public static let snappy = spring(duration: 0.5, bounce: 0.15)

    /// Even pace for a number of seconds.
    public static func linear(duration: Double) -> Animation { Animation(curve: .linear, duration: duration) }

    /// Starts slowly, for a number of seconds.
    public static func easeIn(duration: Double) -> Animation { Animation(curve: .easeIn, duration: duration) }

    /// Ends slowly, for a number of seconds.
    public static func easeOut(duration: Double) -> Animation { Animation(curve: .easeOut, duration: duration) }

    /// Starts and ends slowly, for a number of seconds.
    public static func easeInOut(duration: Double) -> Animation { Animation(curve: .easeInOut, duration: duration) }

    /// A spring that settles in about the given number of seconds.
    public static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation {
        Animation(curve: .spring(bounce: bounce), duration: duration)
    }

    /// A spring that answers in about the given number of seconds; a damping below 1 lets it swing over.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation { Animation(curve: .spring(bounce: 1 - dampingFraction), duration: response) }

    /// The animation after a wait of some seconds.
    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delaySeconds += delay
        return copy
    }

    /// The animation, faster by a factor.
    public func speed(_ speed: Double) -> Animation {
        var copy = self
        copy.duration /= speed
        return copy
    }

    /// The animation, repeated a number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetition = .times(repeatCount, autoreverses: autoreverses)
        return copy
    }

    /// The animation, repeated without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var copy = self
        copy.repetition = .forever(autoreverses: autoreverses)
        return copy
    }
}
