import SwiftUI

struct ListsPage: View {
    private struct City: Identifiable {
        let id: Int
        let name: String
        let country: String
    }

    @State private var cities = [
        City(id: 1, name: "Berlin", country: "Germany"),
        City(id: 2, name: "Lisbon", country: "Portugal"),
        City(id: 3, name: "Oslo", country: "Norway"),
    ]
    @State private var next = 4

    var body: some View {
        List {
            Section {
                ForEach(cities) { city in
                    HStack {
                        VStack(alignment: .leading, spacing: 2) {
                            Text(city.name)
                            Text(city.country).font(.footnote).foregroundStyle(.secondary)
                        }
                        Spacer()
                        Counter()
                    }
                }
            } header: {
                Text("Cities")
            } footer: {
                Text("Each row keeps its own count wherever it moves.")
            }
            Section("Change the list") {
                Button("Reverse") { cities.reverse() }
                Button("Add") {
                    cities.append(City(id: next, name: "City \(next)", country: "Somewhere"))
                    next += 1
                }
                Button("Remove the first", role: .destructive) {
                    if !cities.isEmpty { cities.removeFirst() }
                }
                .disabled(cities.isEmpty)
            }
            Section("Rows of other kinds") {
                Label("A label", systemImage: "tag")
                NavigationLink("A link") { Text("The other side").navigationTitle("Linked") }
                Text("A row with a colour").listRowBackground(Color.yellow.opacity(0.2))
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("\(count)") { count += 1 }.buttonStyle(.bordered).controlSize(.small)
        }
    }
}
