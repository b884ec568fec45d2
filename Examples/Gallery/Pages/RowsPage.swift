import SwiftUI

struct RowsPage: View {
    @State private var numbers = Array(1...200)

    var body: some View {
        List {
            Section {
                Button("Reverse all") { numbers.reverse() }
            }
            Section("Rows") {
                ForEach(numbers, id: \.self) { Row(number: $0) }
            }
        }
    }

    private struct Row: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            HStack {
                VStack(alignment: .leading) {
                    Text("Row \(number)")
                    Text("A second line").font(.footnote).foregroundStyle(.secondary)
                }
                Spacer()
                Button("\(count)") { count += 1 }.accessibilityLabel("Row \(number): \(count)")
            }
        }
    }
}
