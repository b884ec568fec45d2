import SwiftUI

struct MenusPage: View {
    @State private var last = "nothing"
    @State private var order = "Name"

    var body: some View {
        ExhibitPage {
            Exhibit("Menu") {
                Menu("Actions") {
                    Button("Copy") { last = "Copy" }
                    Button("Move") { last = "Move" }
                    Divider()
                    Button("Delete", role: .destructive) { last = "Delete" }
                }
                Text("Chosen: \(last)").accessibilityIdentifier("chosen")
                Menu {
                    Picker("Order", selection: $order) {
                        Text("Name").tag("Name")
                        Text("Date").tag("Date")
                    }
                    .pickerStyle(.inline)
                } label: {
                    Label("Order by \(order)", systemImage: "line.3.horizontal")
                }
            }
            Exhibit("Links") {
                if let url = URL(string: "https://www.swift.org") {
                    Link("Swift's own site", destination: url)
                    Link(destination: url) { Label("With a symbol", systemImage: "globe") }
                }
            }
        }
    }
}
