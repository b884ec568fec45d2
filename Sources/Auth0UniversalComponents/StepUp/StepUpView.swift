import Auth0
import WebUI

/// The sheet that asks for a further factor.
struct StepUpView: View {
    let model: StepUpModel

    @Environment(\.auth0Theme) private var theme
    @Environment(\.pageLoads) private var pageLoads

    var body: some View {
        SheetFrame(Words.StepUp.title, leaveTitle: hasEnded ? Words.done : Words.cancel, leave: { model.cancel() }) {
            if isAsking { BodyText(Words.StepUp.subtitle) }
            content
        }
        .presentationDetents([.medium])
        .onChange(of: pageLoads) { model.hide() }
    }

    /// Whether the person still has something to prove.
    private var isAsking: Bool {
        switch model.step {
        case .loading, .choosing, .proving: true
        case .newRecoveryCode, .newRecoveryCodeWasShown, .failed: false
        }
    }

    /// Whether only a new recovery code is left to look at.
    private var hasEnded: Bool {
        switch model.step {
        case .newRecoveryCode, .newRecoveryCodeWasShown: true
        case .loading, .choosing, .proving, .failed: false
        }
    }

    @ViewBuilder private var content: some View {
        switch model.step {
        case .loading: Skeleton(rows: 2)
        case .failed(let trouble): TroubleView(trouble: trouble) { model.retry() }
        case .choosing(let authenticators): StepUpChoice(model: model, authenticators: authenticators)
        case .proving(let authenticator, let way):
            proof(authenticator, way)
            if model.canChooseAnother {
                Button(Words.StepUp.another) { model.chooseAnother() }.buttonStyle(ThemedButtonStyle(.secondary))
            }
        case .newRecoveryCode(let code):
            Heading(Words.StepUp.newRecoveryTitle, Words.StepUp.newRecoveryText)
            RecoveryCodeList(codes: [code], world: model.world)
        case .newRecoveryCodeWasShown: Heading(Words.StepUp.newRecoveryTitle, Words.StepUp.newRecoveryWasShown)
        }
    }

    @ViewBuilder private func proof(_ authenticator: Authenticator, _ way: StepUpWay) -> some View {
        switch way {
        case .app:
            BodyText(Words.StepUp.appText)
            CodeForm(entry: Bindable(model).entry) { model.submit($0) }
        case .sentCode:
            BodyText(authenticator.name.map(Words.StepUp.sentText(to:)) ?? Words.StepUp.sentText)
            CodeForm(entry: Bindable(model).entry) { model.submit($0) }
            ResendButton(window: model.resend, world: model.world, isBusy: model.isSending) { model.sendAgain() }
        case .push:
            HStack(spacing: theme.spacing.sm) {
                ProgressView()
                BodyText(Words.StepUp.pushText).accessibilityAddTraits(.updatesFrequently)
            }
        case .recoveryCode:
            BodyText(Words.StepUp.recoveryText)
            LabelledField(Words.StepUp.recoveryCode, problem: model.recoveryProblem) {
                TextField(Words.StepUp.recoveryCode, text: Bindable(model).recoveryCode)
                    .font(.system(size: 16, weight: .medium, design: .monospaced))
                    .autocorrectionDisabled()
                    .textInputAutocapitalization(.characters)
                    .privacySensitive()
                    .onSubmit { model.submitRecoveryCode() }
            }
            Button(Words.Code.verify) { model.submitRecoveryCode() }
                .buttonStyle(ThemedButtonStyle(isBusy: model.isBusy))
        }
    }
}

/// The person's factors to choose from.
private struct StepUpChoice: View {
    let model: StepUpModel
    let authenticators: [Authenticator]

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            Text(Words.StepUp.choose)
                .auth0TextStyle(theme.typography.label)
                .foregroundStyle(theme.colors.text.bold)
                .accessibilityHeading(.h2)
            ForEach(authenticators, id: \.id) { authenticator in
                if let way = StepUpWay(authenticator) {
                    Button {
                        model.choose(authenticator)
                    } label: {
                        Label(title(authenticator, way), systemImage: way.symbol)
                    }
                    .buttonStyle(ThemedButtonStyle(.secondary))
                }
            }
        }
    }

    private func title(_ authenticator: Authenticator, _ way: StepUpWay) -> String {
        authenticator.name.map { "\(way.name), \($0)" } ?? way.name
    }
}
