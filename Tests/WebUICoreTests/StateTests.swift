import Testing

@testable import WebUICore

private struct Counter: View {
    var name = "count"
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

@MainActor
@Suite struct StateOfViews {
    @Test func changesShowUp() {
        let page = Page { Counter() }
        page.tap("count 0")
        page.tap("count 1")
        #expect(page.texts == ["count 2"])
    }

    @Test func anUnchangedViewSendsNothing() {
        let page = Page { Button("nothing") {} }
        page.tap("nothing")
        #expect(page.updates.isEmpty)
    }

    @Test func survivesItsParentsChanges() {
        struct Parent: View {
            @State private var other = 0
            var body: some View {
                VStack {
                    Button("other \(other)") { other += 1 }
                    Counter()
                }
            }
        }
        let page = Page { Parent() }
        page.tap("count 0")
        page.tap("other 0")
        #expect(page.texts == ["other 1", "count 1"])
    }

    @Test func beginsAnewInAnotherBranch() {
        struct Parent: View {
            @State private var isFirst = true
            var body: some View {
                VStack {
                    Button("flip") { isFirst.toggle() }
                    if isFirst { Counter(name: "a") } else { Counter(name: "b") }
                }
            }
        }
        let page = Page { Parent() }
        page.tap("a 0")
        page.tap("flip")
        #expect(page.shows("b 0"))
        page.tap("flip")
        #expect(page.shows("a 0"))
    }

    @Test func beginsAnewWithAnotherID() {
        struct Parent: View {
            @State private var id = 0
            var body: some View {
                VStack {
                    Button("renew") { id += 1 }
                    Counter().id(id)
                }
            }
        }
        let page = Page { Parent() }
        page.tap("count 0")
        page.tap("renew")
        #expect(page.shows("count 0"))
    }

    @Test func followsTheElementThatItBelongsTo() throws {
        struct Parent: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                VStack {
                    Button("rotate") { names.insert(names.removeLast(), at: 0) }
                    ForEach(names, id: \.self) { Counter(name: $0) }
                }
            }
        }
        let page = Page { Parent() }
        page.tap("a 0")
        let id = try #require(page.control("a 1")).id
        page.tap("rotate")
        #expect(page.texts == ["rotate", "c 0", "a 1", "b 0"])
        #expect(page.control("a 1")?.id == id)
        #expect(page.updates.last?.patches.count == 1)
    }

    @Test func isSharedThroughBindings() {
        struct Child: View {
            @Binding var count: Int
            var body: some View { Button("child \(count)") { count += 1 } }
        }
        struct Parent: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("parent \(count)")
                    Child(count: $count)
                }
            }
        }
        let page = Page { Parent() }
        page.tap("child 0")
        #expect(page.texts == ["parent 1", "child 1"])
    }

    @Test func bindingsReachIntoValues() {
        struct Person {
            var name = "Ada"
        }
        struct Parent: View {
            @State private var person = Person()
            var body: some View {
                VStack {
                    TextField("Name", text: $person.name)
                    Text(person.name)
                }
            }
        }
        let page = Page { Parent() }
        page.type("Grace", into: "Name")
        #expect(page.shows("Grace"))
    }

    @Test func wrappersOfTheAppAreInstalledToo() {
        struct Doubled: DynamicProperty {
            @State var base = 1
            private(set) var double = 0
            mutating func update() { double = base * 2 }
        }
        struct Parent: View {
            private var doubled = Doubled()
            var body: some View { Button("\(doubled.double)") { doubled.base += 1 } }
        }
        let page = Page { Parent() }
        #expect(page.texts == ["2"])
        page.tap("2")
        #expect(page.texts == ["4"])
    }

    @Test func modifiersHaveStateOfTheirOwn() {
        struct Tapped: ViewModifier {
            @State private var count = 0
            func body(content: Content) -> some View {
                VStack {
                    content
                    Button("modifier \(count)") { count += 1 }
                }
            }
        }
        let page = Page { Text("content").modifier(Tapped()) }
        page.tap("modifier 0")
        #expect(page.texts == ["content", "modifier 1"])
    }

    @Test func bindingsToElementsWriteThem() {
        struct Item: Identifiable {
            let id: Int
            var isOn = false
        }
        struct Parent: View {
            @State private var items = [Item(id: 1), Item(id: 2)]
            var body: some View {
                VStack {
                    ForEach($items) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
                    Text("\(items.filter(\.isOn).count) on")
                }
            }
        }
        let page = Page { Parent() }
        page.switchOn(true, "2")
        #expect(page.shows("1 on"))
    }

    @Test func elementsWithOneIDAreShownAndWarnedAbout() {
        struct Parent: View {
            @State private var names = ["a", "a", "b"]
            var body: some View {
                VStack {
                    ForEach(names, id: \.self) { Counter(name: $0) }
                    Button("drop") { names.removeFirst() }
                }
            }
        }
        let page = Page { Parent() }
        #expect(page.texts == ["a 0", "a 0", "b 0", "drop"])
        #expect(page.warnings.all.count == 1)
        #expect(Set(page.mirror.flattened.map(\.id)).count == page.mirror.flattened.count)
        page.tap("drop")
        #expect(page.texts == ["a 0", "b 0", "drop"])
    }

    @Test func aLoopOfChangesEndsWithADiagnostic() {
        struct Looping: View {
            @State private var count = 0
            var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
        }
        let page = Page { Looping() }
        #expect(page.warnings.all.count == 1)
        #expect(page.warnings.all.first?.contains("Looping") == true)
    }

    @Test func aWriteFromAnotherThreadShowsUp() async {
        struct Parent: View {
            @State private var text = "before"
            var body: some View {
                let binding = $text
                Text(text).task { await Task.detached { binding.wrappedValue = "after" }.value }
            }
        }
        let page = Page { Parent() }
        await page.until { page.shows("after") }
        #expect(page.texts == ["after"])
    }
}
