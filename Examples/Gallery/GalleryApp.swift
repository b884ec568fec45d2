import SwiftUI

@main
struct GalleryApp: App {
    @State private var n = 0
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    Section("Counter") {
                        Button("Count \(n)") { n += 1 }
                        NavigationLink("Deeper") { Text("Deep").navigationTitle("Deep") }
                    }
                }
                .navigationTitle("Gallery")
            }
        }
    }
}
