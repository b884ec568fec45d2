import SwiftUI

struct NavigationPage: View {
    @State private var isShown = false
    @State private var item: Stop?

    var body: some View {
        List {
            Section("By value") {
                NavigationLink("Level 1", value: Level(number: 1))
            }
            Section("By view") {
                NavigationLink("A view") { Text("A view of its own").navigationTitle("View") }
            }
            Section("By state") {
                Button("Show by a flag") { isShown = true }
                Button("Show by an item") { item = Stop(id: "Item") }
            }
        }
        .navigationDestination(for: Level.self) { LevelView(level: $0) }
        .navigationDestination(isPresented: $isShown) { Text("Shown by a flag").navigationTitle("Flag") }
        .navigationDestination(item: $item) { Text("Shown by \($0.id)").navigationTitle("Item") }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Add") { isShown = true }
            }
        }
    }

    struct Level: Hashable {
        let number: Int
    }

    struct Stop: Hashable, Identifiable {
        let id: String
    }
}

/// One of several levels.
private struct LevelView: View {
    let level: NavigationPage.Level
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List {
            Section {
                Button("Count \(count)") { count += 1 }
                if level.number < 3 {
                    NavigationLink("Level \(level.number + 1)", value: NavigationPage.Level(number: level.number + 1))
                }
                Button("Go back") { dismiss() }
            }
        }
        .navigationTitle("Level \(level.number)")
        .navigationBarTitleDisplayMode(.inline)
    }
}
