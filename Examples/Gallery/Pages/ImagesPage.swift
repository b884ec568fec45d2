import SwiftUI

struct ImagesPage: View {
    private let names = [
        "lock.shield", "key", "envelope", "phone", "iphone", "qrcode", "touchid", "bell", "person.circle", "gear",
        "checkmark.circle.fill", "xmark.circle.fill", "exclamationmark.triangle.fill", "star.fill", "heart", "trash",
    ]

    var body: some View {
        ExhibitPage {
            Exhibit("Symbols") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 56))], spacing: 16) {
                    ForEach(names, id: \.self) { name in
                        Image(systemName: name).font(.title2).accessibilityLabel(name)
                    }
                }
            }
            Exhibit("Size and colour") {
                HStack(spacing: 20) {
                    Image(systemName: "bolt.fill").imageScale(.small)
                    Image(systemName: "bolt.fill").font(.title)
                    Image(systemName: "bolt.fill").font(.largeTitle).foregroundStyle(.orange)
                    Image(systemName: "house").resizable().frame(width: 64, height: 64).foregroundStyle(.tint)
                }
            }
            Exhibit("Labels") {
                Label("Title and icon", systemImage: "star")
                Label("Only the icon", systemImage: "heart").labelStyle(.iconOnly)
                Label("Only the title", systemImage: "heart").labelStyle(.titleOnly)
            }
        }
    }
}
