public import Foundation

/// A link to an address.
public struct Link<Label: View>: View {
    /// A link has no body.
    public typealias Body = Never

    private let destination: URL
    private let label: Label

    /// Takes an address and the views of the label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// Shows the link.
    ///
    /// An address that is not http, https, mailto or tel leads nowhere.
    @_documentation(visibility: internal)
    public static func _update(_ view: Self, in node: ViewNode) {
        let openURL = node.environment.openURL
        let destination = view.destination
        var element = LinkElement(destination: nil, tint: node.environment.text.tint)
        if node.environment.isEnabled {
            if openURL.isSystem {
                element.destination = SafeAddress.checked(destination)
            } else {
                node.handlers[.tap] = { _ in openURL(destination) }
            }
        }
        node.takeFocus()
        node.content = .container(.link(element))
        node.child(.slot(.label), view.label, environment: node.labelEnvironment)
    }
}

extension Link where Label == Text {
    /// Takes text and an address.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Takes text and an address.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
