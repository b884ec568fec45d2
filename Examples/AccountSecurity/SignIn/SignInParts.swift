import SwiftUI

/// The frame of a step of the sign-in.
struct SignInCard<Content: View>: View {
    let symbol: String
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Image(systemName: symbol)
                    .font(.title)
                    .foregroundStyle(.tint)
                    .frame(width: 64, height: 64)
                    .background(Color.accentColor.opacity(0.12), in: Circle())
                    .accessibilityHidden(true)
                content
            }
            .textFieldStyle(.roundedBorder)
            .padding(24)
            .background(Color(.secondaryBackground))
            .cornerRadius(20)
            .frame(maxWidth: 420)
            .padding(.vertical, 24)
        }
    }
}

/// The button that goes on.
struct WideButton: View {
    let title: String
    let isBusy: Bool
    let action: @MainActor @Sendable () -> Void

    init(_ title: String, isBusy: Bool, action: @escaping @MainActor @Sendable () -> Void) {
        self.title = title
        self.isBusy = isBusy
        self.action = action
    }

    var body: some View {
        Button(action: action) {
            Text(isBusy ? "One moment…" : title).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
}

/// What went wrong, read out as it appears.
struct ProblemText: View {
    let problem: SignInProblem?

    var body: some View {
        Text(problem?.text ?? "")
            .foregroundStyle(.red)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.updatesFrequently)
            .accessibilityIdentifier("problem")
    }
}

/// Something that the person should know before going on.
struct Notice: View {
    let text: String

    init(_ text: String) { self.text = text }

    var body: some View {
        Label(text, systemImage: "info.circle")
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.accentColor.opacity(0.1))
            .cornerRadius(12)
    }
}
