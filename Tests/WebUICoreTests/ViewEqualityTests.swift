import Foundation
import Testing

@testable import WebUICore

private final class Reads {
    var count = 0
}

private struct Plain: View {
    let reads: Reads
    var number = 0
    var name = ""
    var tags: [String] = []
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        reads.count += 1
        return Button("\(name) \(number) \(tags.joined()) \(taps) \(isEnabled)") { taps += 1 }
    }
}

/// Shows a view that depends on a step, again with each step.
private struct Steps<Content: View>: View {
    @State private var step = 0
    let content: (Int) -> Content

    var body: some View {
        VStack {
            Button("next") { step += 1 }
            content(step)
        }
    }
}

@MainActor
@Suite struct EqualViews {
    @Test func areNotReadAgain() {
        let reads = Reads()
        let page = Page { Steps { _ in Plain(reads: reads, number: 1, name: "a", tags: ["b"]) } }
        page.tap("next")
        #expect(reads.count == 1)
        page.tap("a 1 b 0 true")
        #expect(reads.count == 2)
        #expect(page.shows("a 1 b 1 true"))
    }

    @Test(
        arguments: [
            { Plain(reads: $0, number: 1) }, { Plain(reads: $0, name: "a") }, { Plain(reads: $0, tags: ["a"]) },
        ] as [@MainActor (Reads) -> Plain]
    )
    private func areToldApartByEachField(_ make: @MainActor @escaping (Reads) -> Plain) {
        let reads = Reads()
        let page = Page { Steps { $0 == 0 ? Plain(reads: reads) : make(reads) } }
        page.tap("next")
        #expect(reads.count == 2)
    }

    @Test func areReadAgainWhereTheObjectIsAnother() {
        let first = Reads()
        let second = Reads()
        let page = Page { Steps { Plain(reads: $0 == 0 ? first : second) } }
        page.tap("next")
        #expect(first.count == 1)
        #expect(second.count == 1)
    }

    @Test func areReadAgainInAnotherEnvironment() {
        let reads = Reads()
        let page = Page { Steps { Plain(reads: reads, name: "a").disabled($0 == 1) } }
        page.tap("next")
        #expect(page.shows("a 0  0 false"))
        #expect(reads.count == 2)
    }

    @Test func areReadAgainWhereTheyHoldAWeakReference() {
        final class Model: Equatable {
            static func == (lhs: Model, rhs: Model) -> Bool { true }
        }
        struct Holder: View {
            let reads: Reads
            weak var model: Model?
            var body: some View {
                reads.count += 1
                return Text(model == nil ? "gone" : "there")
            }
        }
        let reads = Reads()
        let model = Model()
        let page = Page { Steps { _ in Holder(reads: reads, model: model) } }
        page.tap("next")
        #expect(reads.count == 2)
        withExtendedLifetime(model) { #expect(page.shows("there")) }
    }

    @Test func areReadAgainWhereTheyHoldAClosure() {
        struct Sum: View {
            let term: () -> Int
            var body: some View { Text("sum \(term())") }
        }
        let page = Page { Steps { step in Sum { step + 40 } } }
        page.tap("next")
        page.tap("next")
        #expect(page.shows("sum 42"))
    }

    @Test func areReadAgainWhereTheyHoldABinding() {
        struct Stepper: View {
            @Binding var count: Int
            var body: some View { Button("bound \(count)") { count += 1 } }
        }
        struct Owner: View {
            @State private var count = 0
            var body: some View { Stepper(count: $count) }
        }
        let page = Page { Owner() }
        page.tap("bound 0")
        page.tap("bound 1")
        #expect(page.texts == ["bound 2"])
    }

    @Test func areReadAgainWhereTheObservedObjectIsAnother() {
        final class Model: ObservableObject {
            let name: String
            init(_ name: String) { self.name = name }
        }
        struct Name: View {
            @ObservedObject var model: Model
            var body: some View { Text("name \(model.name)") }
        }
        let models = [Model("a"), Model("b")]
        let page = Page { Steps { Name(model: models[$0]) } }
        page.tap("next")
        #expect(page.shows("name b"))
    }

    @Test func areTheSameObjectOnTheScreenWhenTheyMove() {
        struct Row: View {
            let number: Int
            @State private var count = 0
            var body: some View { Button("\(number): \(count)") { count += 1 } }
        }
        struct Rows: View {
            @State private var numbers = Array(1...20)
            var body: some View {
                List {
                    Button("reverse") { numbers.reverse() }
                    Section { ForEach(numbers, id: \.self) { Row(number: $0) } }
                }
            }
        }
        let page = Page { Rows() }
        page.tap("3: 0")
        let evaluations = page.tab.graph.evaluationCount
        page.tap("reverse")
        #expect(page.texts.last == "1: 0")
        #expect(page.shows("3: 1"))
        #expect(page.tab.graph.evaluationCount < evaluations + 20)
        page.tap("3: 1")
        #expect(page.shows("3: 2"))
    }
}
