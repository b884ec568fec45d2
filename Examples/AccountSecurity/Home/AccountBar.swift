import SwiftUI

/// Who is signed in, how the account looks, and the ways out.
struct AccountBar: View {
    @ObservedObject var account: Account
    let person: Person

    @Environment(\.horizontalSizeClass) private var width
    @State private var trouble: SignOutTrouble?
    @State private var isBusy = false

    var body: some View {
        HStack(spacing: 12) {
            Text(person.initial)
                .font(.headline)
                .frame(width: 36, height: 36)
                .background(Color.primary.opacity(0.1), in: Circle())
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 0) {
                Text(person.name).font(.headline).lineLimit(1).accessibilityIdentifier("person")
                if let contact = person.contact {
                    Text(contact).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Menu {
                Picker("Theme", selection: $account.look) {
                    ForEach(Look.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.inline)
                Divider()
                Button("Sign Out Here", systemImage: "rectangle.portrait.and.arrow.right") { signOut() }
                Button("Sign Out Everywhere", systemImage: "globe", role: .destructive) { signOutEverywhere() }
            } label: {
                label.foregroundStyle(.tint)
            }
            .disabled(isBusy)
        }
        .frame(maxWidth: 704)
        .padding(.horizontal, 16)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity)
        .background(Color(.secondaryBackground))
        .alert("You are still signed in", isPresented: hasTrouble, presenting: trouble) { trouble in
            Button("Try Again") { trouble == .here ? signOut() : signOutEverywhere() }
            if trouble == .here {
                Button("Forget This Browser's Sign-In", role: .destructive) { forget() }
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text($0.text)
        }
    }

    @ViewBuilder private var label: some View {
        let label = Label("Account", systemImage: "ellipsis.circle")
        if width == .compact { label.labelStyle(.iconOnly) } else { label }
    }

    private var hasTrouble: Binding<Bool> {
        Binding(get: { trouble != nil }, set: { if !$0 { trouble = nil } })
    }

    private func signOut() {
        run {
            do { try await account.signOut() } catch { trouble = .here }
        }
    }

    private func signOutEverywhere() {
        run {
            let left = await account.signOutEverywhere(person)
            if left > 0 { trouble = .elsewhere(left) }
        }
    }

    private func forget() { run { await account.signOutHereOnly() } }

    private func run(_ body: @escaping @MainActor () async -> Void) {
        guard !isBusy else { return }
        isBusy = true
        Task {
            await body()
            isBusy = false
        }
    }
}

/// Why a sign-in goes on that was to end.
private enum SignOutTrouble: Equatable {
    case here
    case elsewhere(Int)

    var text: String {
        switch self {
        case .here:
            "The sign-in service could not be reached. Try again, or only forget the sign-in in this browser: then it "
                + "stays valid at the service until it expires."
        case .elsewhere(let count):
            "\(count == 1 ? "One sign-in" : "\(count) sign-ins") could not be ended, because the service could not be "
                + "reached. Try again."
        }
    }
}
