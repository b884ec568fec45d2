import WebUI

/// The list of kinds that the tenant offers.
struct HomeScreen: View {
    let model: AccountModel

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        ScreenFrame(Words.title, model) {
            switch model.factors {
            case .loading: Skeleton(rows: 5)
            case .failed(let trouble): TroubleView(trouble: trouble) { Task { await model.load() } }
            case .loaded(let factors) where factors.isEmpty:
                PlaceMessage("lock.shield", Words.Home.emptyTitle, Words.Home.empty)
            case .loaded(let factors):
                let passkeys = factors.filter { $0.kind == .passkey }
                let others = factors.filter { $0.kind != .passkey }
                if !passkeys.isEmpty {
                    section(Words.Home.signInTitle, Words.Home.signInSubtitle, passkeys)
                }
                if !others.isEmpty {
                    section(Words.Home.verificationTitle, Words.Home.verificationSubtitle, others)
                }
            }
        }
        .task { await model.load() }
    }

    private func section(_ title: String, _ subtitle: String, _ factors: [FactorSummary]) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            Heading(title, subtitle)
            ForEach(factors) { factor in
                FactorRow(factor: factor) {
                    model.notice = nil
                    model.navigator.push(factor.methods.isEmpty ? .enrol(factor.kind) : .saved(factor.kind), from: nil)
                }
            }
        }
    }
}

/// A kind, and whether the person has it.
private struct FactorRow: View {
    let factor: FactorSummary
    let open: @MainActor () -> Void

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        Button(action: open) {
            Card {
                HStack(spacing: theme.spacing.md) {
                    Image(systemName: factor.kind.symbol)
                        .font(.system(size: theme.sizes.iconMedium))
                        .foregroundStyle(theme.colors.text.bold)
                        .accessibilityHidden(true)
                    Text(Words.name(factor.kind))
                        .auth0TextStyle(theme.typography.label)
                        .foregroundStyle(theme.colors.text.bold)
                        .frame(maxWidth: .infinity, alignment: .leading)
                    if !factor.methods.isEmpty {
                        Image(systemName: "checkmark.circle.fill")
                            .font(.system(size: theme.sizes.iconMedium))
                            .foregroundStyle(theme.colors.background.accent)
                            .accessibilityHidden(true)
                    }
                    Image(systemName: "chevron.right")
                        .font(.system(size: theme.sizes.iconSmall))
                        .foregroundStyle(theme.colors.text.regular)
                        .accessibilityHidden(true)
                }
                .frame(minHeight: 40)
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Words.name(factor.kind))
        .accessibilityValue(factor.methods.isEmpty ? Words.Home.notEnrolled : Words.Home.enrolled)
    }
}
