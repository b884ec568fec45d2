extension View {
    /// Puts a search field at the top of the screen.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { SearchModifier(content: self, text: text, prompt: Text(prompt)) }

    /// Puts a search field at the top of the screen.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { SearchModifier(content: self, text: text, prompt: Text(prompt)) }

    /// Puts a search field at the top of the screen.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { SearchModifier(content: self, text: text, prompt: prompt) }
}

/// Where a search field stands.
///
/// In a browser, at the top of the screen.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String

    /// The place decides.
    public static let automatic = Self(name: "automatic")
    /// In the bar.
    public static let toolbar = Self(name: "toolbar")
}

private struct SearchField: View {
    typealias Body = Never

    let text: Binding<String>
    let prompt: Text?

    static func _update(_ view: Self, in node: ViewNode) {
        node.updateInput(.search, label: view.prompt ?? Text("Search"), prompt: view.prompt, text: view.text)
    }
}

private struct SearchModifier<Content: View>: View {
    typealias Body = Never

    let content: Content
    let text: Binding<String>
    let prompt: Text?

    static func _update(_ view: Self, in node: ViewNode) {
        var environment = node.environment
        environment.isInList = false
        node.child(.slot(.search), SearchField(text: view.text, prompt: view.prompt), environment: environment)
        node.child(.slot(.content), view.content)
        let isOnScreen = node.environment.navigation != nil
        node.content = .custom { node in
            let search = node.output(of: .search)
            var output = node.output(of: .content)
            if isOnScreen {
                output.preferences.search += search.nodes
                return output
            }
            // Without a screen around it the field stands above the content.
            let stack = RenderElement.stack(StackElement(.vertical(.center), spacing: nil))
            output.nodes = [RenderNode(id: node.id, stack, children: search.nodes + output.nodes)]
            return output
        }
    }
}
