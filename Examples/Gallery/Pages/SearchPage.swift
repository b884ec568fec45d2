import SwiftUI

struct SearchPage: View {
    @State private var text = ""
    @State private var loads = 1

    private let all = ["Amber", "Basil", "Cedar", "Dill", "Elder", "Fennel", "Ginger"]

    var body: some View {
        List {
            Section("Loaded \(loads) times") {
                ForEach(all.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }, id: \.self) {
                    Text($0)
                }
            }
        }
        .searchable(text: $text, prompt: "Find a plant")
        .refreshable { loads += 1 }
    }
}
