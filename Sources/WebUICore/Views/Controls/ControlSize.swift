public import Foundation

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// Very small.
    case mini
    /// Small.
    case small
    /// As usual.
    case regular
    /// Large.
    case large
    /// Very large.
    case extraLarge

    var elementSize: ControlSizeClass {
        switch self {
        case .mini: .mini
        case .small: .small
        case .regular: .regular
        case .large: .large
        case .extraLarge: .extraLarge
        }
    }
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    let shape: ButtonElement.BorderShape

    /// The outline of the place.
    public static let automatic = Self(shape: .automatic)
    /// A rectangle whose short sides are half circles.
    public static let capsule = Self(shape: .capsule)
    /// A rectangle with round corners.
    public static let roundedRectangle = Self(shape: .roundedRectangle(radius: nil))
    /// A circle.
    public static let circle = Self(shape: .circle)

    /// A rectangle with corners of a radius.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        Self(shape: .roundedRectangle(radius: radius))
    }
}

/// A key that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
    let shortcut: ButtonElement.Shortcut

    /// Return.
    public static let defaultAction = Self(shortcut: .defaultAction)
    /// Esc.
    public static let cancelAction = Self(shortcut: .cancelAction)
}
