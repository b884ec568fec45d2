import SwiftUI

struct ShapesPage: View {
    @State private var isWindowDark = false
    private let colors: [(String, Color)] = [
        ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint), ("Teal", .teal),
        ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple), ("Pink", .pink), ("Brown", .brown),
        ("Grey", .gray),
    ]

    var body: some View {
        ExhibitPage {
            Exhibit("Shapes") {
                HStack(spacing: 16) {
                    Rectangle().fill(.red)
                    RoundedRectangle(cornerRadius: 12).fill(.orange)
                    Circle().fill(.green)
                    Capsule().fill(.blue)
                    Ellipse().fill(.purple)
                }
                .frame(height: 56)
            }
            Exhibit("Appearance") {
                HStack(spacing: 16) {
                    AppearanceSample(name: "Always light").environment(\.colorScheme, .light)
                    AppearanceSample(name: "Always dark").environment(\.colorScheme, .dark)
                }
                Toggle("Dark window", isOn: $isWindowDark)
            }
            Exhibit("Lines") {
                HStack(spacing: 16) {
                    Rectangle().stroke(Color.red, lineWidth: 2)
                    RoundedRectangle(cornerRadius: 12).strokeBorder(Color.orange, lineWidth: 4)
                    Circle().stroke(Color.green, style: StrokeStyle(lineWidth: 2, dash: [4, 4]))
                    Circle().trim(from: 0, to: 0.75).stroke(Color.blue, lineWidth: 5)
                }
                .frame(height: 56)
            }
            Exhibit("Gradient") {
                RoundedRectangle(cornerRadius: 12)
                    .fill(LinearGradient(colors: [.blue, .purple, .pink], startPoint: .leading, endPoint: .trailing))
                    .frame(height: 56)
            }
            Exhibit("Colours") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 84))], spacing: 12) {
                    ForEach(colors, id: \.0) { name, color in
                        VStack(spacing: 4) {
                            RoundedRectangle(cornerRadius: 8).fill(color).frame(height: 36)
                            Text(name).font(.caption)
                        }
                    }
                }
            }
        }
        .preferredColorScheme(isWindowDark ? .dark : nil)
    }
}

private struct AppearanceSample: View {
    let name: String
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack {
            Text(name)
            Text(colorScheme == .dark ? "sees dark" : "sees light").foregroundStyle(.secondary)
        }
        .padding(12)
        .background(Color.cardBackground)
        .accessibilityIdentifier(name.lowercased().replacing(" ", with: "-"))
    }
}
