import WebUI

/// Shows the recovery codes once, and lets the person copy and keep them.
struct RecoveryCodesScreen: View {
    let model: AccountModel
    let enrolment: RecoveryCodesEnrolment

    @Environment(\.auth0Theme) private var theme
    @Environment(\.pageLoads) private var pageLoads

    var body: some View {
        ScreenFrame(Words.Recovery.title, model) {
            switch enrolment.step {
            case .loading: Skeleton(rows: 3)
            case .failed(let trouble): TroubleView(trouble: trouble) { Task { await enrolment.begin(model) } }
            case .shown(let codes):
                VStack(alignment: .leading, spacing: theme.spacing.lg) {
                    BodyText(Words.Recovery.subtitle)
                    RecoveryCodeList(codes: codes, world: model.session.world)
                    finish
                }
            case .wereShown:
                VStack(alignment: .leading, spacing: theme.spacing.lg) {
                    BodyText(Words.Recovery.shownOnce)
                    finish
                    Button(Words.startAgain) { Task { await enrolment.begin(model) } }
                        .buttonStyle(ThemedButtonStyle(.secondary))
                }
            }
        }
        .task { await enrolment.begin(model) }
        .onDisappear { enrolment.forget() }
        .onChange(of: pageLoads) { enrolment.hide() }
    }

    private var finish: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            if !model.summary(.recoveryCode).methods.isEmpty { BodyText(Words.Recovery.voids) }
            Toggle(isOn: Bindable(enrolment).hasSaved) {
                Text(Words.Recovery.saved)
                    .auth0TextStyle(theme.typography.label)
                    .foregroundStyle(theme.colors.text.bold)
            }
            .toggleStyle(.checkbox)
            ProblemText(enrolment.problem)
            Button(Words.Recovery.finish) { Task { await enrolment.confirm(model) } }
                .buttonStyle(ThemedButtonStyle(isBusy: enrolment.isFinishing))
                .disabled(!enrolment.hasSaved)
        }
    }
}
