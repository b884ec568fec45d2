package import Foundation

package struct ButtonElement: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case cancel
        case destructive
    }

    package enum Style: Hashable, Sendable {
        /// The system's look for where the button stands.
        case automatic
        case plain
        case borderless
        case bordered
        case borderedProminent
        /// A `ButtonStyle` of the app drew the label: the button adds no look of its own.
        case custom
        /// A navigation link: in a list, a row with a chevron.
        case navigationLink
    }

    package var role: Role?
    package var style: Style = .automatic
    package var tint: Color?
    package var size: ControlSizeClass = .regular
    package var shape: BorderShape = .automatic
    /// Takes Return on the screen (`keyboardShortcut(.defaultAction)`), or Esc (`.cancelAction`).
    package var shortcut: Shortcut?

    package enum BorderShape: Hashable, Sendable {
        case automatic
        case capsule
        case roundedRectangle(radius: CGFloat?)
        case circle
    }

    package enum Shortcut: Hashable, Sendable {
        case defaultAction
        case cancelAction
    }

    package init(role: Role? = nil, style: Style = .automatic) {
        self.role = role
        self.style = style
    }
}

package enum ControlSizeClass: Hashable, Sendable {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

package struct LinkElement: Hashable, Sendable {
    /// Only http, https, mailto and tel; nil where the app handles the tap, or the address is refused.
    package var destination: URL?
    package var tint: Color?

    package init(destination: URL?, tint: Color? = nil) {
        self.destination = destination
        self.tint = tint
    }
}
