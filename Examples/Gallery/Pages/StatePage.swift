import Observation
import SwiftUI

struct StatePage: View {
    @State private var count = 0
    @State private var isFirst = true
    @State private var identity = 0
    @State private var model = Model()
    @StateObject private var object = Counter()
    @EnvironmentObject private var visits: Visits
    @State private var ticks = 0

    var body: some View {
        List {
            Section("Own state") {
                Button("Count \(count)") { count += 1 }
                Stepper(count: $count)
            }
            Section("Objects") {
                Button("Observable \(model.value)") { model.value += 1 }
                Button("Object \(object.value)") { object.value += 1 }
                Button("Shared by tabs \(visits.count)") { visits.count += 1 }
            }
            Section("Identity") {
                if isFirst {
                    Child(name: "First")
                } else {
                    Child(name: "Second")
                }
                Button("Other branch") { isFirst.toggle() }
                Child(name: "Identified").id(identity)
                Button("New identity") { identity += 1 }
            }
            Section("Time") {
                Text("Ticks \(ticks)").task {
                    for _ in 0..<3 {
                        try? await Task.sleep(for: .milliseconds(50))
                        if Task.isCancelled { return }
                        ticks += 1
                    }
                }
            }
        }
    }

    @Observable
    final class Model {
        var value = 0
    }

    final class Counter: ObservableObject {
        @Published var value = 0
    }

    private struct Stepper: View {
        @Binding var count: Int

        var body: some View { Button("Bound \(count)") { count += 10 } }
    }

    private struct Child: View {
        let name: String
        @State private var taps = 0

        var body: some View { Button("\(name) \(taps)") { taps += 1 } }
    }
}
