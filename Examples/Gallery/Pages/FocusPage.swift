import SwiftUI

struct FocusPage: View {
    private enum Field: Hashable {
        case first
        case second
    }

    @FocusState private var focus: Field?
    @State private var first = ""
    @State private var second = ""
    @State private var isWrong = false

    var body: some View {
        ExhibitPage {
            Exhibit("Both ways") {
                TextField("First", text: $first).focused($focus, equals: .first).onSubmit { focus = .second }
                TextField("Second", text: $second).keyboardType(.emailAddress).focused($focus, equals: .second)
                Text("Focus: \(description)").accessibilityIdentifier("focus")
                Button("To the first") { focus = .first }
                Button("To the second") { focus = .second }
                Button("To none") { focus = nil }
            }
        }
    }

    private var description: String {
        switch focus {
        case .first: "first"
        case .second: "second"
        case nil: "none"
        }
    }
}
