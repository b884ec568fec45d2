import Observation
import Testing

@testable import WebUICore

@MainActor
private final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "model"
    let quiet = 0
}

@MainActor
@Observable
private final class Observed {
    var count = 0
    var unread = 0
}

@MainActor
@Observable
private final class Person {
    var isOn = false
}

/// Says what it is about to change without a published property.
private final class Manual: ObservableObject, @unchecked Sendable {
    // Used on the main actor only.
    var count = 0
}

@MainActor
@Suite struct ObservableObjects {
    @Test func aStateObjectIsMadeOnce() {
        struct Child: View {
            @StateObject private var model: Model
            init(made: @escaping () -> Model) { _model = StateObject(wrappedValue: made()) }
            var body: some View { Button("child \(model.count)") { model.count += 1 } }
        }
        struct Parent: View {
            let made: () -> Model
            @State private var other = 0
            var body: some View {
                VStack {
                    Child(made: made)
                    Button("other \(other)") { other += 1 }
                }
            }
        }
        var count = 0
        let page = Page {
            Parent(made: {
                count += 1
                return Model()
            })
        }
        page.tap("child 0")
        page.tap("other 0")
        #expect(page.texts == ["child 1", "other 1"])
        #expect(count == 1)
    }

    @Test func anObservedObjectIsFollowed() async {
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Text("\(model.count)") }
        }
        let model = Model()
        let page = Page { Child(model: model) }
        model.count = 5
        await page.settle()
        #expect(page.texts == ["5"])
    }

    @Test func anotherObservedObjectTakesThePlaceOfTheFirst() async {
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Text(model.name) }
        }
        struct Parent: View {
            let models: [Model]
            @State private var index = 0
            var body: some View {
                VStack {
                    Child(model: models[index])
                    Button("next") { index += 1 }
                }
            }
        }
        let models = [Model(), Model()]
        let page = Page { Parent(models: models) }
        page.tap("next")
        models[1].name = "second"
        await page.settle()
        #expect(page.shows("second"))
        let evaluations = page.tab.graph.evaluationCount
        models[0].name = "first"
        await page.settle()
        #expect(page.tab.graph.evaluationCount == evaluations)
    }

    @Test func anObjectWithoutPublishedPropertiesSendsByItself() async {
        struct Child: View {
            @ObservedObject var model: Manual
            var body: some View { Text("\(model.count)") }
        }
        let model = Manual()
        let page = Page { Child(model: model) }
        model.objectWillChange.send()
        model.count = 3
        await page.settle()
        #expect(page.texts == ["3"])
    }

    @Test func bindingsReachProperties() {
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { TextField("Name", text: $model.name) }
        }
        let model = Model()
        let page = Page { Child(model: model) }
        page.type("other", into: "Name")
        #expect(model.name == "other")
    }

    @Test func theEnvironmentHandsObjectsDown() {
        struct Child: View {
            @EnvironmentObject private var model: Model
            var body: some View { Button("\(model.count)") { model.count += 1 } }
        }
        let page = Page { VStack { Child() }.environmentObject(Model()) }
        page.tap("0")
        #expect(page.texts == ["1"])
    }

    @Test func aMissingObjectIsNamedAndTheRestShows() {
        struct Child: View {
            @EnvironmentObject private var model: Model
            var body: some View { Text("\(model.count)") }
        }
        let page = Page {
            VStack {
                Text("rest")
                Child()
            }
        }
        #expect(page.texts == ["rest", "Child needs Model in its environment."])
        #expect(page.warnings.all.count == 1)
    }

    @Test func valuesOfAPropertyCanBeFollowed() {
        let model = Model()
        var seen: [Int] = []
        var subscriptions = Set<AnyCancellable>()
        model.$count.sink { seen.append($0) }.store(in: &subscriptions)
        model.count = 1
        subscriptions.removeAll()
        model.count = 2
        #expect(seen == [0, 1])
    }

    @Test func theGraphLetsGoOfObjectsAtTheEnd() {
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Text("\(model.count)") }
        }
        weak var weakModel: Model?
        do {
            let model = Model()
            weakModel = model
            let page = Page { Child(model: model) }
            page.tab.close()
        }
        #expect(weakModel == nil)
    }
}

@MainActor
@Suite struct Observables {
    private struct Child: View {
        let model: Observed
        var body: some View { Text("\(model.count)") }
    }

    @Test func whatABodyReadsIsFollowed() async {
        let model = Observed()
        let page = Page { Child(model: model) }
        model.count = 4
        await page.settle()
        #expect(page.texts == ["4"])
    }

    @Test func whatABodyDoesNotReadIsNot() async {
        let model = Observed()
        let page = Page { Child(model: model) }
        let evaluations = page.tab.graph.evaluationCount
        model.unread = 1
        await page.settle()
        #expect(page.tab.graph.evaluationCount == evaluations)
    }

    @Test func theEnvironmentHandsObjectsDown() {
        struct Reader: View {
            @Environment(Observed.self) private var model
            var body: some View { Button("\(model.count)") { model.count += 1 } }
        }
        let page = Page { Reader().environment(Observed()) }
        page.tap("0")
        #expect(page.texts == ["1"])
    }

    @Test func anObjectInStateIsFollowed() {
        struct Owner: View {
            @State private var model = Observed()
            var body: some View { Button("\(model.count)") { model.count += 1 } }
        }
        let page = Page { Owner() }
        page.tap("0")
        #expect(page.texts == ["1"])
    }

    @Test func aBindableBindsToAProperty() async throws {
        struct Editor: View {
            @Bindable var person: Person
            // The body reads nothing: the toggle does.
            var body: some View { Toggle("On", isOn: $person.isOn) }
        }
        let person = Person()
        let page = Page { Editor(person: person) }
        page.switchOn(true, "On")
        #expect(person.isOn)
        person.isOn = false
        await page.settle()
        #expect(try page.isOn("On") == false)
    }

    @Test func contentClosuresReadToo() async {
        struct Rows: View {
            let model: Observed
            var body: some View { VStack { ForEach(0..<2) { Text("\($0) \(model.count)") } } }
        }
        let model = Observed()
        let page = Page { Rows(model: model) }
        model.count = 7
        await page.settle()
        #expect(page.texts == ["0 7", "1 7"])
    }
}
