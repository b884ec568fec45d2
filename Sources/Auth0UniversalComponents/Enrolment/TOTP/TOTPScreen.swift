import Auth0
import WebUI

/// Shows the key for an authenticator app, and takes the first code that it makes.
struct TOTPScreen: View {
    let model: AccountModel
    let enrolment: TOTPEnrolment

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        ScreenFrame(Words.TOTP.title, model) {
            switch enrolment.challenge {
            case .loading: Skeleton(rows: 4)
            case .failed(let trouble):
                TroubleView(trouble: trouble) { Task { await enrolment.startAgain(model) } }
            case .loaded(let challenge):
                VStack(alignment: .leading, spacing: theme.spacing.lg) {
                    BodyText(Words.TOTP.scan)
                    QRCodeImage(text: challenge.authenticatorQRCodeURI, label: Words.TOTP.image)
                        .frame(maxWidth: .infinity)
                    if let key = challenge.authenticatorManualInputCode {
                        ManualKey(key: key, world: model.session.world)
                    }
                    BodyText(Words.TOTP.code)
                    CodeForm(entry: Bindable(enrolment).entry, takesFocus: false) { code in
                        Task { await enrolment.confirm(code, model) }
                    }
                }
            }
        }
        .task { await enrolment.begin(model) }
    }
}

/// The key for those who cannot scan.
private struct ManualKey: View {
    let key: String
    let world: ComponentWorld

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        Card {
            VStack(alignment: .leading, spacing: theme.spacing.sm) {
                Text(Words.TOTP.key)
                    .auth0TextStyle(theme.typography.bodySmall)
                    .foregroundStyle(theme.colors.text.regular)
                Text(verbatim: key)
                    .font(.system(size: 16, weight: .medium, design: .monospaced))
                    .foregroundStyle(theme.colors.text.bold)
                    .textSelection(.enabled)
                    .accessibilityIdentifier("manual-key")
                CopyButton(title: Words.TOTP.copyKey, text: key, world: world)
            }
        }
    }
}
