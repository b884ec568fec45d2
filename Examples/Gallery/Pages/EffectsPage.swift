import SwiftUI

struct EffectsPage: View {
    var body: some View {
        ExhibitPage {
            Exhibit("Shadow, opacity, blur") {
                HStack(spacing: 20) {
                    Tile("Shadow").shadow(color: .black.opacity(0.3), radius: 6, y: 3)
                    Tile("Fainter").opacity(0.8)
                    Swatch(.pink, height: 48).blur(radius: 4)
                }
            }
            Exhibit("Moved and turned") {
                HStack(spacing: 20) {
                    Tile("Offset").offset(x: 4, y: -4)
                    Tile("Smaller").scaleEffect(0.8)
                    Tile("Turned").rotationEffect(.degrees(8))
                }
                .padding(.vertical, 8)
            }
            Exhibit("Clipped") {
                HStack(spacing: 20) {
                    Color.orange.frame(width: 64, height: 64).clipShape(Circle())
                    Color.teal.frame(width: 64, height: 64).cornerRadius(16)
                    LinearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom)
                        .frame(width: 64, height: 64)
                        .mask(RoundedRectangle(cornerRadius: 24))
                    Text("Not seen").hidden()
                }
            }
        }
    }

    private struct Tile: View {
        let name: String

        init(_ name: String) { self.name = name }

        var body: some View {
            Text(name).padding(12).background(Color.blue.opacity(0.12)).cornerRadius(8)
        }
    }
}
