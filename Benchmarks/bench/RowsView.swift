import WebUI

/// A number of rows, each with state of its own.
struct RowsView: View {
    let count: Int
    @State private var step = 0

    var body: some View {
        NavigationStack {
            List {
                Button("Next step") { step += 1 }
                ForEach(1...count, id: \.self) { Row(number: $0, step: step) }
            }
            .navigationTitle("Rows")
        }
    }

    private struct Row: View {
        let number: Int
        let step: Int
        @State private var taps = 0

        var body: some View {
            HStack {
                VStack(alignment: .leading) {
                    Text("Row \(number)")
                    Text("Step \(step)").font(.footnote).foregroundStyle(.secondary)
                }
                Spacer()
                Button("\(taps)") { taps += 1 }
            }
        }
    }
}
