import Auth0PhoneNumber
import WebUI

/// Asks for the phone number that gets codes.
struct PhoneScreen: View {
    let model: AccountModel
    let enrolment: MessageEnrolment
    let entry: PhoneEntryModel

    @Environment(\.auth0Theme) private var theme
    @Environment(\.locale) private var locale
    @FocusState private var isFocused: Bool

    var body: some View {
        ScreenFrame(Words.Phone.title, model) {
            VStack(alignment: .leading, spacing: theme.spacing.lg) {
                BodyText(Words.Phone.subtitle)
                RegionButton(region: entry.entry.region) { entry.isChoosing = true }
                LabelledField(Words.Phone.label, problem: enrolment.problem) {
                    TextField(
                        Words.Phone.label,
                        text: Binding(get: { entry.entry.text }, set: type)
                    )
                    .keyboardType(.phonePad)
                    .textContentType(.telephoneNumber)
                    .submitLabel(.continue)
                    .focused($isFocused)
                    .onSubmit(send)
                }
                Button(Words.Phone.next, action: send).buttonStyle(ThemedButtonStyle(isBusy: enrolment.isSending))
            }
        }
        .sheet(isPresented: Bindable(entry).isChoosing) { RegionPicker(entry: entry) }
        .onAppear {
            if entry.entry.region == nil {
                entry.entry.region = locale.region.flatMap { PhoneRegion.named($0.identifier) }
            }
            isFocused = true
        }
    }

    private func type(_ typed: String) {
        guard typed != entry.entry.text else { return }
        entry.entry.type(typed)
        enrolment.complain(nil)
    }

    private func send() {
        do throws(PhoneEntryProblem) {
            let number = try entry.entry.number()
            Task { await enrolment.begin(number, model) }
        } catch {
            enrolment.complain(error.text)
            isFocused = true
        }
    }
}

/// Shows the region, and opens the list of all.
private struct RegionButton: View {
    let region: PhoneRegion?
    let choose: @MainActor () -> Void

    @Environment(\.auth0Theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            Text(Words.Phone.country)
                .auth0TextStyle(theme.typography.label)
                .foregroundStyle(theme.colors.text.bold)
                .accessibilityHidden(true)
            Button(action: choose) {
                HStack(spacing: theme.spacing.sm) {
                    if let region { Text(region.flag).accessibilityHidden(true) }
                    Text(region.map { "\($0.name) (+\($0.callingCode))" } ?? Words.Phone.choose)
                        .auth0TextStyle(theme.typography.body)
                    Spacer()
                    Image(systemName: "chevron.down").accessibilityHidden(true)
                }
                .foregroundStyle(theme.colors.text.bold)
                .padding(.horizontal, theme.spacing.md)
                .frame(maxWidth: .infinity, minHeight: theme.sizes.inputHeight)
                .background(theme.colors.background.layerTop, in: shape)
                .overlay { shape.stroke(theme.colors.text.regular, lineWidth: 1) }
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Words.Phone.country)
            .accessibilityValue(region.map { "\($0.name), +\($0.callingCode)" } ?? Words.Phone.choose)
        }
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: theme.radius.inputField) }
}
