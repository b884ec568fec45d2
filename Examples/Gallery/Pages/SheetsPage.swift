import SwiftUI

struct SheetsPage: View {
    @State private var isShown = false
    @State private var isCovered = false
    @State private var item: Choice?
    @State private var result = "nothing"

    var body: some View {
        List {
            Section {
                Button("Sheet") { isShown = true }
                Button("Sheet for an item") { item = Choice(id: 7) }
                Button("Full screen") { isCovered = true }
            } footer: {
                Text("Result: \(result)").accessibilityIdentifier("result")
            }
        }
        .sheet(isPresented: $isShown, onDismiss: { result = "dismissed" }) { SheetContent() }
        .sheet(item: $item) { choice in
            VStack(spacing: 16) {
                Text("Item \(choice.id)").font(.title2).accessibilityAddTraits(.updatesFrequently)
                Button("Take it") {
                    result = "item \(choice.id)"
                    item = nil
                }
                .buttonStyle(.borderedProminent)
            }
            .padding(32)
            .presentationDetents([.medium])
        }
        .fullScreenCover(isPresented: $isCovered) {
            VStack(spacing: 16) {
                Text("Nothing else to see").font(.title)
                Button("Close") { isCovered = false }.buttonStyle(.bordered)
            }
        }
    }

    private struct Choice: Identifiable {
        let id: Int
    }
}

/// A sheet with a stack and a sheet of its own.
private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var isNested = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Your name", text: $name)
                    Button("Another sheet") { isNested = true }
                }
            }
            .navigationTitle("A sheet")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") { dismiss() }.disabled(name.isEmpty)
                }
            }
            .sheet(isPresented: $isNested) {
                VStack(spacing: 16) {
                    Text("A sheet over a sheet").font(.headline)
                    Button("Close this one") { isNested = false }.buttonStyle(.bordered)
                }
                .padding(32)
            }
        }
    }
}
