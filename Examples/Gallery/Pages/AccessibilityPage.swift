import SwiftUI

struct AccessibilityPage: View {
    @State private var attempts = 0
    @State private var isWarned = false

    var body: some View {
        ExhibitPage {
            Exhibit("Names") {
                Button {
                    attempts += 1
                } label: {
                    Image(systemName: "trash")
                }
                .accessibilityLabel("Try to delete")
                .accessibilityHint("Nothing is deleted here")
                HStack {
                    Image(systemName: "star.fill")
                    Text("4.5")
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Rated 4.5 of 5")
                Text("Decoration").accessibilityHidden(true)
            }
            Exhibit("Errors are read out") {
                Text(attempts == 0 ? "No attempt yet" : "Attempt \(attempts) failed")
                    .accessibilityAddTraits(.updatesFrequently)
                    .accessibilityIdentifier("attempts")
                Toggle("Show a warning", isOn: $isWarned)
                if isWarned {
                    HStack {
                        Text("Nobody is here to help.")
                        Button("Hide the warning") { isWarned = false }
                    }
                    .accessibilityElement(children: .contain)
                    .accessibilityAddTraits(.updatesFrequently)
                }
            }
        }
    }
}
