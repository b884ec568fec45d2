import SwiftUI

struct AnimationPage: View {
    @State private var isMoved = false
    @State private var isShown = true

    var body: some View {
        ExhibitPage {
            Exhibit("Moves") {
                RoundedRectangle(cornerRadius: isMoved ? 32 : 8)
                    .fill(isMoved ? Color.purple : Color.blue)
                    .frame(width: 64, height: 64)
                    .offset(x: isMoved ? 160 : 0)
                Button("Move") { withAnimation(.easeInOut(duration: 0.3)) { isMoved.toggle() } }.buttonStyle(.bordered)
            }
            Exhibit("Comes and goes") {
                if isShown {
                    Text("Here").transition(.opacity)
                }
                Button("Toggle") { withAnimation { isShown.toggle() } }.buttonStyle(.bordered)
            }
        }
    }
}
