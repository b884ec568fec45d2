import WebUI

/// An error in place of what could not be shown, with what to do about it.
struct TroubleView: View {
    let trouble: Trouble
    let retry: @MainActor () -> Void

    var body: some View {
        PlaceMessage("exclamationmark.triangle", trouble.title, trouble.message) {
            switch trouble.remedy {
            case .retry: Button(Words.tryAgain, action: retry).buttonStyle(ThemedButtonStyle())
            case .startAgain: Button(Words.startAgain, action: retry).buttonStyle(ThemedButtonStyle())
            case .none: EmptyView()
            }
        }
    }
}
