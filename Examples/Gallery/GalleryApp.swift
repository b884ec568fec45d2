import SwiftUI

/// Every control, modifier and form of navigation, on pages of their own.
@main
struct GalleryApp: App {
    @StateObject private var visits = Visits()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                Contents()
            }
            .environmentObject(visits)
        }
    }
}

/// What the tabs of one browser share.
final class Visits: ObservableObject {
    @Published var count = 0
}
