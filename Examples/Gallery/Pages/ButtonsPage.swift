import SwiftUI

struct ButtonsPage: View {
    @State private var count = 0

    var body: some View {
        ExhibitPage {
            Exhibit("Count") {
                Text("Pressed \(count) times").accessibilityIdentifier("count")
                Button("Press me") { count += 1 }.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
            }
            Exhibit("Styles") {
                Button("Automatic") { count += 1 }
                Button("Plain") { count += 1 }.buttonStyle(.plain)
                Button("Bordered") { count += 1 }.buttonStyle(.bordered)
                Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
                Button("Borderless") { count += 1 }.buttonStyle(.borderless)
                Button("Own style") { count += 1 }.buttonStyle(PillStyle())
            }
            Exhibit("Roles and colours") {
                Button("Delete", role: .destructive) { count += 1 }.buttonStyle(.bordered)
                Button("Delete at once", role: .destructive) { count = 0 }.buttonStyle(.borderedProminent)
                Button("Green") { count += 1 }.buttonStyle(.borderedProminent).tint(.green)
                Button("Not now") { count += 100 }.buttonStyle(.bordered).disabled(true)
            }
            Exhibit("Sizes and labels") {
                HStack(spacing: 12) {
                    Button("Small") { count += 1 }.controlSize(.small)
                    Button("Large") { count += 1 }.controlSize(.large)
                }
                .buttonStyle(.bordered)
                Button {
                    count += 1
                } label: {
                    Label("With a symbol", systemImage: "plus")
                }
                .buttonStyle(.bordered)
                Button {
                    count += 1
                } label: {
                    Text("As wide as the card").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                Text("A text that takes taps").onTapGesture { count += 10 }
            }
        }
    }
}

/// A style of the app's own.
struct PillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 18)
            .padding(.vertical, 8)
            .foregroundStyle(.white)
            .background(Color(red: 0.35, green: 0.2, blue: 0.65))
            .clipShape(Capsule())
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}
