import Testing

@testable import WebUICore

@MainActor
@Suite struct TextInputs {
    private struct Digits: View {
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("Digits", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
                Text("has \(text)")
            }
        }
    }

    @Test func typingIsNotEchoed() throws {
        struct Plain: View {
            @State private var text = ""
            var body: some View { TextField("Name", text: $text) }
        }
        let page = Page { Plain() }
        page.type("A", into: "Name")
        page.type("Ad", into: "Name")
        #expect(page.updates.isEmpty)
        #expect(try page.field("Name").text.string == "Ad")
    }

    @Test func aRefusedCharacterIsTakenBack() throws {
        let page = Page { Digits() }
        page.type("1a", into: "Digits")
        #expect(try page.field("Digits").text.string == "1")
        // The state does not change here, and the page must still be told.
        page.type("1b", into: "Digits")
        #expect(try page.field("Digits").text.string == "1")
        #expect(try page.field("Digits").text.revision == 2)
        #expect(page.updates.count == 2)
    }

    @Test func aCorrectionNamesTheTypingThatItTakesAccountOf() throws {
        let page = Page { Digits() }
        let id = try #require(page.control("Digits")).id
        page.send(ClientEvent(.input, on: id, value: .text("1x", revision: 7)))
        guard case .update(let node, from: _) = page.updates.last?.patches.first,
            case .textField(let field) = node.element
        else {
            Issue.record("no correction")
            return
        }
        #expect(field.text.string == "1")
        #expect(field.text.revision == 7)
    }

    @Test func theAppCanSetTheText() throws {
        struct Clearing: View {
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $text)
                    Button("clear") { text = "" }
                }
            }
        }
        let page = Page { Clearing() }
        page.type("abc", into: "Name")
        page.tap("clear")
        #expect(try page.field("Name").text.string.isEmpty)
    }

    @Test func returnSubmits() throws {
        struct Submitting: View {
            @State private var text = ""
            @State private var sent = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $text).onSubmit { sent = text }
                    Text("sent \(sent)")
                }
            }
        }
        let page = Page { Submitting() }
        page.type("abc", into: "Name")
        let field = try #require(page.control("Name"))
        #expect(page.send(ClientEvent(.submit, on: field.id)))
        #expect(page.shows("sent abc"))
    }

    @Test func aPasswordIsEmptiedBeforeThePageIsWrittenAgain() throws {
        struct SigningIn: View {
            @State private var name = ""
            @State private var password = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $name)
                    SecureField("Password", text: $password)
                    Text("\(password.count) characters")
                }
            }
        }
        let page = Page { SigningIn() }
        page.type("ada", into: "Name")
        page.type("secret", into: "Password")
        page.tab.prepareForReload()
        #expect(page.shows("0 characters"))
        #expect(try page.field("Name").text.string == "ada")
        guard case .textField(let field) = page.tab.tree.first(where: { $0.element.isSecure })?.element else {
            throw UnexpectedElement()
        }
        #expect(field.text.string.isEmpty)
        #expect(field.text.revision == 0)
    }

    @Test func aProblemReachesTheFieldAndLeavesIt() throws {
        struct Naming: View {
            @State private var name = ""
            @State private var problem: String?
            var body: some View {
                TextField("Name", text: $name).textFieldProblem(problem)
                Button("Check") { problem = name.isEmpty ? "No name." : nil }
                TextField("Other", text: $name)
            }
        }
        let page = Page { Naming() }
        #expect(try page.field("Name").problem == "")
        page.tap("Check")
        #expect(try page.field("Name").problem == "No name.")
        #expect(try page.field("Other").problem == nil)
        page.type("Ann", into: "Name")
        page.tap("Check")
        #expect(try page.field("Name").problem == "")
    }

    @Test func inputModifiersReachTheField() throws {
        let page = Page {
            TextField("Code", text: .constant(""), prompt: Text("123456"))
                .keyboardType(.numberPad)
                .textContentType(.oneTimeCode)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.continue)
        }
        let field = try page.field("Code")
        #expect(field.prompt == "123456")
        #expect(field.keyboard == .number)
        #expect(field.contentType == "one-time-code")
        #expect(field.capitalization == .never)
        #expect(field.autocorrects == false)
        #expect(field.submitLabel == .continue)
    }

    @Test func focusGoesBothWays() throws {
        enum Field: Hashable {
            case name
            case code
        }
        struct Focusing: View {
            @FocusState private var focus: Field?
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $text).focused($focus, equals: .name)
                    TextField("Code", text: $text).focused($focus, equals: .code)
                    Button("code") { focus = .code }
                    Text(focus == nil ? "none" : focus == .name ? "name" : "code")
                }
            }
        }
        let page = Page { Focusing() }
        let name = try #require(page.control("Name")).id
        let code = try #require(page.control("Code")).id
        page.send(ClientEvent(.focus, on: name))
        #expect(page.shows("name"))
        page.tap("code")
        #expect(page.tab.tree.node(code)?.attributes.isFocused == true)
        #expect(page.tab.tree.node(name)?.attributes.isFocused == false)
        // The browser moves the focus, which blurs the first field late.
        page.send(ClientEvent(.blur, on: name))
        #expect(page.texts.last == "code")
        page.send(ClientEvent(.blur, on: code))
        #expect(page.shows("none"))
    }
}

@MainActor
@Suite struct Controls {
    @Test func aToggleFollowsItsBinding() throws {
        struct Refusing: View {
            @State private var isOn = false
            var body: some View { Toggle("On", isOn: Binding(get: { isOn }, set: { _ in })) }
        }
        let page = Page { Refusing() }
        page.switchOn(true, "On")
        // The browser has switched it by itself, so it must be told.
        #expect(try page.isOn("On") == false)
        #expect(page.updates.count == 1)
    }

    @Test func aPickerKnowsItsOptionsByTagOrID() throws {
        struct Choosing: View {
            @State private var flavour = "b"
            @State private var number: Int?
            var body: some View {
                VStack {
                    Picker("Flavour", selection: $flavour) {
                        Text("Apple").tag("a")
                        Section("More") { Text("Berry").tag("b") }
                    }
                    .pickerStyle(.segmented)
                    Picker("Number", selection: $number) { ForEach(1..<4) { Text("No \($0)") } }
                    Text("\(flavour) \(number ?? 0)")
                }
            }
        }
        let page = Page { Choosing() }
        guard case .picker(let picker) = try #require(page.control("Flavour")).element else {
            throw UnexpectedElement()
        }
        #expect(picker.options == [.init(title: "Apple"), .init(title: "Berry", group: "More")])
        #expect(picker.selection == 1)
        #expect(picker.style == .segmented)
        page.choose(0, in: "Flavour")
        page.choose(2, in: "Number")
        #expect(page.shows("a 3"))
        #expect(page.choose(9, in: "Number"))
        #expect(page.shows("a 3"))
        guard case .picker(let number) = try #require(page.control("Number")).element else { throw UnexpectedElement() }
        #expect(number.selection == 2)
    }

    @Test func stylesDrawAndTheButtonActs() throws {
        struct Loud: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(isEnabled ? "on" : "off")
                }
            }
        }
        struct Styled: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 }.buttonStyle(Loud()) }
        }
        let page = Page { Styled() }
        #expect(page.tap("0 on"))
        #expect(page.texts == ["1", "on"])
        guard case .button(let button) = try page.node(.button).element else { throw UnexpectedElement() }
        #expect(button.style == .custom)
    }

    @Test func builtInStylesAndSizesReachTheElement() throws {
        let page = Page {
            Button("b", role: .destructive) {}.buttonStyle(.borderedProminent).controlSize(.large)
                .buttonBorderShape(.capsule).tint(.green).keyboardShortcut(.defaultAction)
        }
        guard case .button(let button) = try page.node(.button).element else { throw UnexpectedElement() }
        #expect(button.style == .borderedProminent)
        #expect(button.role == .destructive)
        #expect(button.size == .large)
        #expect(button.shape == .capsule)
        #expect(button.tint == .green)
        #expect(button.shortcut == .defaultAction)
    }

    @Test func aMenuHoldsActions() throws {
        struct Acting: View {
            @State private var count = 0
            var body: some View {
                Menu("More") {
                    Button("act") { count += 1 }
                    Divider()
                    Text("\(count)")
                }
            }
        }
        let page = Page { Acting() }
        #expect(try page.node(.menu).slot(.label)?.children.text == "More")
        page.tap("act")
        #expect(try page.node(.menu).slot(.content)?.children.text == "act 1")
    }

    @Test func aMenuThatIsSwitchedOffLaterHasAButtonThatIs() throws {
        struct Switching: View {
            @State private var isOff = false
            var body: some View {
                Button("switch") { isOff.toggle() }
                Menu("More") { Button("act") {} }.disabled(isOff)
            }
        }
        let page = Page { Switching() }
        #expect(try page.node(.menu).slot(.label)?.attributes.isEnabled == true)
        page.tap("switch")
        #expect(try page.node(.menu).slot(.label)?.attributes.isEnabled == false)
    }

    @Test func aMenuTakesTheTintAndItsActionsDoNot() throws {
        let page = Page { Menu("More") { Button("act") {} }.tint(.green) }
        #expect(try page.node(.menu).element == .menu(tint: .green))
        guard case .button(let button) = try page.node(.button).element else { throw UnexpectedElement() }
        #expect(button.tint == nil)
    }

    @Test(arguments: [EventName.input, .toggle, .select, .back, .dismiss, .submit, .focus, .refresh])
    func aControlTakesItsOwnEventsOnly(_ name: EventName) throws {
        let page = Page { Button("b") {} }
        #expect(page.tab.receive(ClientEvent(name, on: try page.node(.button).id)) == false)
    }

    @Test func unknownAndVanishedNodesTakeNothing() throws {
        struct Vanishing: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Button("go") { isShown = false } }
                }
            }
        }
        let page = Page { Vanishing() }
        let id = try #require(page.control("go")).id
        page.tap("go")
        for id in [id, NodeID(-1), NodeID(0), NodeID(123_456), NodeID(Int.max), NodeID(Int.min)] {
            #expect(page.tab.receive(ClientEvent(.tap, on: id)) == false)
        }
    }

    @Test func aWrongValueForAnEventChangesNothing() throws {
        struct Both: View {
            @State private var isOn = false
            var body: some View { Toggle("On \(isOn)", isOn: $isOn) }
        }
        let page = Page { Both() }
        let id = try page.node(.toggle).id
        for value in [ClientEvent.Value.none, .text("x", revision: 1), .index(3)] {
            page.send(ClientEvent(.toggle, on: id, value: value))
        }
        #expect(page.texts == ["On false"])
    }
}

@MainActor
@Suite struct Submitting {
    @Test func searchAndTextFieldsSubmitWhatIsTheirs() throws {
        var log: [String] = []
        let page = Page {
            VStack {
                TextField("Name", text: .constant("")).onSubmit { log.append("inner") }
            }
            .searchable(text: .constant(""), prompt: "Find")
            .onSubmit { log.append("outer") }
            .onSubmit(of: .search) { log.append("search") }
        }
        page.send(ClientEvent(.submit, on: try #require(page.control("Name")).id))
        #expect(log == ["inner", "outer"])
        page.send(ClientEvent(.submit, on: try #require(page.control("Find")).id))
        #expect(log == ["inner", "outer", "search"])
    }
}
