/// One frame for the client: what changed, and what it is to do.
package struct TabUpdate: Sendable {
    package var patches: [Patch]
    /// The tree after the patches.
    package var tree: RenderNode
    /// The pushed screens of all stacks on display together.
    package var navigationDepth: Int
    /// The title of the screen on display.
    package var title: String?
    /// What the client is to do after the patches.
    package var commands: [ClientCommand]
    /// The animation that the changes were made in (`withAnimation`).
    package var animation: Animation?

    package init(
        patches: [Patch],
        tree: RenderNode,
        navigationDepth: Int,
        title: String?,
        commands: [ClientCommand],
        animation: Animation?
    ) {
        self.patches = patches
        self.tree = tree
        self.navigationDepth = navigationDepth
        self.title = title
        self.commands = commands
        self.animation = animation
    }
}
