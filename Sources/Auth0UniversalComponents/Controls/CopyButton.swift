import WebUI

/// Puts a text on the clipboard, and says that it did.
struct CopyButton: View {
    let title: String
    let text: String
    let world: ComponentWorld

    @Environment(\.clientCommands) private var commands
    @State private var outcome: String?

    var body: some View {
        Button {
            Task {
                do {
                    try await commands.copy(text)
                    outcome = Words.copied
                } catch {
                    outcome = Words.copyFailed
                }
                try? await world.sleep(.seconds(3))
                outcome = nil
            }
        } label: {
            Label(outcome ?? title, systemImage: outcome == Words.copied ? "checkmark" : "doc.on.doc")
                .accessibilityAddTraits(.updatesFrequently)
        }
        .buttonStyle(ThemedButtonStyle(.secondary))
    }
}
