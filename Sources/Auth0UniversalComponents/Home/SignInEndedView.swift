import WebUI

/// Stands in place of everything where the sign-in has ended.
struct SignInEndedView: View {
    @Environment(\.signInNeeded) private var signInNeeded

    var body: some View {
        if let signInNeeded {
            PlaceMessage("lock", Words.Ended.title, Words.Ended.text) {
                Button(Words.signIn) { signInNeeded() }.buttonStyle(ThemedButtonStyle())
            }
        } else {
            PlaceMessage("lock", Words.Ended.title, Words.Ended.text + " " + Words.Ended.noAction)
        }
    }
}
