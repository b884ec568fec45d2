import SwiftUI

struct ProgressPage: View {
    @State private var done = 0.25

    var body: some View {
        ExhibitPage {
            Exhibit("Known end") {
                ProgressView(value: done)
                ProgressView("Copying", value: done)
                ProgressView(value: done).progressViewStyle(.circular).tint(.green)
                Button("A quarter more") { done = done >= 1 ? 0 : done + 0.25 }
            }
            Exhibit("Unknown end") {
                ProgressView()
                ProgressView("Loading")
                ProgressView().controlSize(.large)
            }
        }
    }
}
