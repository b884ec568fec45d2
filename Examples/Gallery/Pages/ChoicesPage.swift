import SwiftUI

struct ChoicesPage: View {
    @State private var isOn = true
    @State private var isChecked = false
    @State private var fruit = "Apple"
    @State private var size = 1
    @State private var flavour = "Sweet"

    private let fruits = ["Apple", "Banana", "Cherry"]

    var body: some View {
        ExhibitPage {
            Exhibit("Toggles") {
                Toggle("Notifications", isOn: $isOn)
                Text(isOn ? "On" : "Off").accessibilityIdentifier("toggle-state")
                Toggle("As a button", isOn: $isChecked).toggleStyle(.button)
                Toggle("Coloured", isOn: $isOn).tint(.purple)
                Toggle("Disabled", isOn: .constant(true)).disabled(true)
            }
            Exhibit("Pickers") {
                Picker("Fruit", selection: $fruit) {
                    ForEach(fruits, id: \.self) { Text($0) }
                }
                Text("Chosen: \(fruit)").accessibilityIdentifier("fruit")
                Picker("Size", selection: $size) {
                    Text("Small").tag(0)
                    Text("Medium").tag(1)
                    Text("Large").tag(2)
                }
                .pickerStyle(.segmented)
                Text("Size \(size)").accessibilityIdentifier("size")
                Picker("Flavour", selection: $flavour) {
                    Text("Sweet").tag("Sweet")
                    Text("Sour").tag("Sour")
                }
                .pickerStyle(.inline)
                Button("Choose for me") {
                    fruit = "Cherry"
                    size = 2
                    isOn = false
                }
            }
        }
    }
}
