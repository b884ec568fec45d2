import Testing

@testable import WebUICore

/// An app with something of everything, for a person, or a hostile client, to use at random.
private struct Everything: View {
    private struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
        var isOn = false
    }

    @State private var path = NavigationPath()
    @State private var items = (0..<4).map { Item(id: $0, name: "item \($0)") }
    @State private var query = ""
    @State private var code = ""
    @State private var sheet: Item?
    @State private var asks = false
    @State private var isDisabled = false
    @State private var choice: Int?
    @FocusState private var focus: Int?

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("Items") {
                    ForEach($items) { $item in
                        HStack {
                            Toggle(item.name, isOn: $item.isOn)
                            TextField("name", text: $item.name).focused($focus, equals: item.id)
                            Button("open") { sheet = item }
                            Button("remove") { items.removeAll { $0.id == item.id } }
                            NavigationLink("push", value: item.id)
                        }
                    }
                    .disabled(isDisabled)
                }
                Button("add") { items.append(Item(id: (items.map(\.id).max() ?? 0) + 1, name: "new")) }
                Button("rotate") { if let last = items.popLast() { items.insert(last, at: 0) } }
                Button("ask") { asks = true }
                Toggle("disable", isOn: $isDisabled)
                SecureField("code", text: Binding(get: { code }, set: { code = String($0.prefix(4)) }))
                Picker("choice", selection: $choice) { ForEach(items) { Text($0.name) } }
                NavigationLink("view") { Text("pushed").navigationTitle("pushed") }
            }
            .navigationTitle("Everything \(items.count)")
            .searchable(text: $query)
            .toolbar { ToolbarItem { Button("next") { focus = items.first?.id } } }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("\(number) \(query)")
                    if number < 6 { NavigationLink("deeper", value: number + 1) }
                    Button("home") { path = NavigationPath() }
                }
                .navigationTitle("\(number)")
            }
            .sheet(item: $sheet) { item in
                NavigationStack {
                    VStack {
                        Text(item.name)
                        Button("other") { sheet = items.last }
                        Button("close") { sheet = nil }
                        NavigationLink("in the sheet", destination: Text("deep"))
                    }
                }
            }
            .confirmationDialog("Sure?", isPresented: $asks) { Button("empty") { items = [] } }
        }
    }
}

@MainActor
@Suite struct RandomEvents {
    /// `Page` applies each patch to its own tree and compares; what is not accepted must change nothing.
    @Test(arguments: 0..<30)
    func anyEventsLeaveTabAndClientAlike(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let page = Page { Everything() }
        var accepted = 0
        for _ in 0..<120 {
            let nodes = page.mirror.flattened
            let takers = (page.mirror.children.last?.flattened ?? []).filter { !$0.events.isEmpty }
            // Mostly what is on offer; now and then anything at all.
            let isFair = Int.random(in: 0..<4, using: &generator) > 0
            let target = try #require((isFair ? takers : nodes).randomElement(using: &generator))
            let names = isFair ? Array(target.events).sorted { $0.rawValue < $1.rawValue } : EventName.allCases
            let name = try #require(names.randomElement(using: &generator))
            let value = Self.value(of: isFair ? name : EventName.allCases.randomElement(using: &generator), &generator)
            let id = Int.random(in: 0..<20, using: &generator) == 0 ? NodeID(target.id.rawValue + 1) : target.id
            let before = page.updates.count
            if page.send(ClientEvent(name, on: id, value: value)) {
                accepted += 1
            } else {
                #expect(page.updates.count == before)
            }
            if Int.random(in: 0..<15, using: &generator) == 0 {
                page.tab.pop(toDepth: Int.random(in: -1...3, using: &generator))
            }
        }
        #expect(accepted > 50)
        #expect(page.mirror.isEqualTree(to: page.tab.tree))
        page.tab.close()
    }

    private static func value(of name: EventName?, _ generator: inout SeededGenerator) -> ClientEvent.Value {
        switch name {
        case .input: .text(String(repeating: "x", count: Int.random(in: 0..<9, using: &generator)), revision: 1)
        case .toggle: .bool(Bool.random(using: &generator))
        case .select: .index(Int.random(in: -1..<6, using: &generator))
        default: .none
        }
    }
}
