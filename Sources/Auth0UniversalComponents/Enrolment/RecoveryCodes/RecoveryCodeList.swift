import WebUI

/// The codes, with the ways to keep them.
struct RecoveryCodeList: View {
    let codes: [String]
    let world: ComponentWorld

    @Environment(\.auth0Theme) private var theme
    @Environment(\.clientCommands) private var commands
    @State private var problem: String?

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            Card {
                VStack(alignment: .leading, spacing: theme.spacing.sm) {
                    ForEach(codes, id: \.self) { code in
                        Text(verbatim: code)
                            .font(.system(size: 17, weight: .medium, design: .monospaced))
                            .foregroundStyle(theme.colors.text.bold)
                            .textSelection(.enabled)
                            .privacySensitive()
                            .accessibilityIdentifier("recovery-code")
                    }
                }
            }
            CopyButton(title: Words.Recovery.copy(codes.count), text: text, world: world)
            Button {
                Task {
                    do {
                        try await commands.download(Data(text.utf8), named: Words.Recovery.file, type: "text/plain")
                        problem = nil
                    } catch {
                        problem = Words.Recovery.downloadFailed
                    }
                }
            } label: {
                Label(Words.Recovery.download(codes.count), systemImage: "square.and.arrow.down")
            }
            .buttonStyle(ThemedButtonStyle(.secondary))
            ProblemText(problem)
        }
    }

    private var text: String { codes.joined(separator: "\n") + "\n" }
}
