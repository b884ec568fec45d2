import Foundation
import Testing

@testable import WebUICore

@MainActor
@Suite struct Texts {
    private func runs<Content: View>(_ view: Content) throws -> [TextRun] {
        guard case .text(let text) = try Page({ view }).node(.text).element else { throw UnexpectedElement() }
        return text.runs
    }

    @Test func addedTextsKeepTheirStyles() throws {
        let runs = try runs(Text("a").bold() + Text("b").foregroundColor(.red).font(.caption))
        #expect(runs.map(\.string) == ["a", "b"])
        #expect(runs[0].style.weight == .bold)
        #expect(runs[1].style.paint == .color(.red))
        #expect(runs[1].style.font == .caption)
    }

    @Test func theNearestModifierWins() throws {
        let style = try runs(Text("a").font(.title).font(.caption).underline().italic()).first?.style
        #expect(style?.font == .title)
        #expect(style?.underline == TextLine())
        #expect(style?.isItalic == true)
    }

    @Test func literalsAndDataShowAsTheyStand() throws {
        let name = "<b>&\"name\"</b>"
        #expect(try runs(Text("Hello \(name)")).first?.string == "Hello <b>&\"name\"</b>")
        #expect(try runs(Text(verbatim: "%@ \\(x)")).first?.string == "%@ \\(x)")
        #expect(try runs(Text(name.dropFirst(3))).first?.string == "&\"name\"</b>")
        #expect(try runs(Text("\(1.5, specifier: "%.2f")")).first?.string == "1.50")
    }

    @Test func attributesBecomeRuns() throws {
        var string = AttributedString("see ")
        var link = AttributedString("the page")
        link.link = URL(string: "https://example.com")
        link.foregroundColor = .blue
        link.underlineStyle = .single
        string += link
        var unsafe = AttributedString("!")
        unsafe.link = URL(string: "javascript:alert(1)")
        string += unsafe
        let runs = try runs(Text(string))
        #expect(runs.map(\.string) == ["see ", "the page", "!"])
        #expect(runs[1].link == URL(string: "https://example.com"))
        #expect(runs[1].style.paint == .color(.blue))
        #expect(runs[1].style.underline == TextLine())
        #expect(runs[2].link == nil)
    }
}

@MainActor
@Suite struct Layouts {
    private func greedy<Content: View>(_ view: Content) -> Axis.Set {
        Page({ view }).mirror.children.first?.greedy ?? []
    }

    @Test func aSpacerStretchesItsStackAlongTheAxis() {
        #expect(greedy(HStack { Text("a") }) == [])
        #expect(
            greedy(
                HStack {
                    Text("a")
                    Spacer()
                }
            ) == .horizontal
        )
        #expect(
            greedy(
                VStack {
                    Text("a")
                    HStack { Spacer() }
                }
            ) == .horizontal
        )
        #expect(greedy(Color.red) == [.horizontal, .vertical])
        #expect(greedy(Text("a").frame(maxWidth: .infinity)) == .horizontal)
        #expect(greedy(Color.red.frame(width: 5, height: 5)) == [])
        #expect(greedy(Text("a").background(Color.red).overlay { Color.blue }) == [])
        #expect(greedy(HStack { Spacer() }.fixedSize()) == [])
    }

    @Test func aModifierAppliesToEachViewOfAGroup() throws {
        struct Grouped: View {
            @State private var count = 2
            var body: some View {
                VStack {
                    Group { ForEach(0..<count, id: \.self) { Text("\($0)") } }.padding()
                    Button("more") { count += 1 }
                }
            }
        }
        let page = Page { Grouped() }
        #expect(page.nodes(.padding).count == 2)
        let ids = page.nodes(.padding).map(\.id)
        page.tap("more")
        #expect(page.nodes(.padding).count == 3)
        #expect(Array(page.nodes(.padding).map(\.id).prefix(2)) == ids)
    }

    @Test func aTapReachesTheRightViewOfAGroup() {
        var taps = 0
        let page = Page {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .onTapGesture { taps += 1 }
            }
        }
        #expect(page.tap("a"))
        #expect(page.tap("b"))
        #expect(taps == 2)
    }

    @Test func modifiersNestInTheOrderOfTheSource() {
        let page = Page { Text("a").padding(4).background(.red).cornerRadius(8).shadow(radius: 2) }
        let kinds = page.mirror.flattened.map(\.element.kind)
        #expect(kinds == [.window, .shadow, .clip, .fill, .padding, .text])
    }

    @Test func shapesFillAndStroke() throws {
        let page = Page {
            VStack {
                Circle().fill(.red)
                RoundedRectangle(cornerRadius: 8).inset(by: 2).strokeBorder(.gray, lineWidth: 3)
                Capsule().foregroundStyle(.blue)
                AnyShape(Rectangle()).stroke(
                    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                )
                Circle().trim(from: 0, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))
            }
        }
        let shapes = page.nodes(.shape).compactMap { node -> ShapeElement? in
            if case .shape(let shape) = node.element { shape } else { nil }
        }
        #expect(shapes[0].fill == .color(.red))
        #expect(shapes[1].geometry == .inset(.roundedRectangle(CGSize(width: 8, height: 8)), by: 2))
        #expect(shapes[1].stroke == .init(paint: .color(.gray), width: 3, isInside: true))
        #expect(shapes[2].fill == .color(.blue))
        #expect(
            shapes[3].stroke?.paint
                == .linearGradient(Gradient(colors: [.red, .blue]), start: .top, end: .bottom)
        )
        #expect(shapes[4].trim == .init(from: 0, to: 0.5))
        #expect(shapes[4].stroke?.dash == [4])
    }

    @Test func theAccentIsTheTintOfThePlace() {
        let page = Page { Text("a").foregroundStyle(.tint).tint(.green) }
        guard case .text(let text) = page.nodes(.text).first?.element else { return }
        #expect(text.runs.first?.style.paint == .color(.green))
    }
}

@MainActor
@Suite struct Lists {
    @Test func eachViewIsARowAndSectionsHaveTheirOwn() throws {
        let page = Page {
            List {
                Text("first")
                Section("Heading") {
                    Text("second")
                    ForEach(["x", "y"], id: \.self) { Text($0) }
                }
            }
        }
        let list = try page.node(.list)
        #expect(list.children.map(\.element.kind) == [.listRow, .section])
        let section = try page.node(.section)
        #expect(section.slot(.header)?.children.text == "Heading")
        #expect(section.slot(.content)?.children.map(\.element.kind) == [.listRow, .listRow, .listRow])
    }

    @Test func aMovedRowIsOneMove() {
        struct Rows: View {
            @State private var names = (0..<50).map(String.init)
            var body: some View {
                VStack {
                    Button("rotate") { names.insert(names.removeLast(), at: 0) }
                    List(names, id: \.self) { Text($0) }
                }
            }
        }
        let page = Page { Rows() }
        page.tap("rotate")
        #expect(page.updates.last?.patches.count == 1)
    }

    @Test func rowModifiersReachTheRow() throws {
        let page = Page {
            List { Text("a").listRowSeparator(.hidden).listRowBackground(.red).listRowInsets(EdgeInsets()) }
        }
        guard case .listRow(let row) = try page.node(.listRow).element else { throw UnexpectedElement() }
        #expect(!row.showsSeparator)
        #expect(row.background == .red)
        #expect(row.insets == EdgeInsets())
    }
}

@MainActor
@Suite struct AccessibilityOfViews {
    @Test func whatIsSaidReachesTheControlInside() throws {
        let page = Page {
            Button("x") {}.padding().background(.red).overlay { Color.blue }
                .accessibilityLabel("Close")
                .accessibilityHint("Closes the page")
                .accessibilityIdentifier("close")
        }
        let accessibility = try #require(try page.node(.button).attributes.accessibility)
        #expect(accessibility.label == "Close")
        #expect(accessibility.hint == "Closes the page")
        #expect(accessibility.identifier == "close")
        #expect(page.nodes(.overlay).first?.attributes.accessibility == nil)
    }

    @Test func traitsAreAddedAndRemoved() throws {
        let page = Page { Text("x").accessibilityAddTraits([.isHeader, .updatesFrequently]) }
        let text = try page.node(.text).attributes.accessibility
        #expect(text?.isHeader == true)
        #expect(text?.isLive == true)
    }

    @Test func headingsHaveALevel() throws {
        let page = Page { Text("x").padding().accessibilityHeading(.h2) }
        guard case .text(let text) = try page.node(.text).element else { throw UnexpectedElement() }
        #expect(text.heading == .h2)
    }

    @Test func theIconOfALabelIsNotReadOut() throws {
        let page = Page { Label("Keys", systemImage: "key") }
        guard case .image(let image) = try page.node(.image).element else { throw UnexpectedElement() }
        #expect(image.isDecorative)
        #expect(image.source == .symbol("key"))
    }
}

@MainActor
@Suite struct Animations {
    @Test func changesInAnAnimationSayWhich() {
        struct Animated: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Button("animate") { withAnimation(.linear(duration: 2)) { isOn.toggle() } }
                    Button("jump") { isOn.toggle() }
                    if isOn { Text("on").transition(.opacity) }
                }
            }
        }
        let page = Page { Animated() }
        page.tap("animate")
        #expect(page.updates.last?.animation == .linear(duration: 2))
        #expect(page.nodes(.text).last?.attributes.transition == .opacity)
        page.tap("jump")
        #expect(page.updates.last?.animation == nil)
    }

    @Test func aChangeOfTheSameViewBeforeDoesNotHideTheAnimation() {
        struct Animated: View {
            @State private var first = 0
            @State private var second = 0
            var body: some View {
                Button("\(first) \(second)") {
                    first += 1
                    withAnimation(.easeOut) { second += 1 }
                }
            }
        }
        let page = Page { Animated() }
        page.tap("0 0")
        #expect(page.updates.last?.animation == .easeOut)
    }

    @Test func bindingsAndValuesAnimateToo() {
        struct Animated: View {
            @State private var isOn = false
            @State private var number = 0
            var body: some View {
                VStack {
                    Toggle("On", isOn: $isOn.animation(.easeIn))
                    Text("\(isOn)")
                    Button("number") { number += 1 }
                    Text("\(number)").animation(.spring(), value: number)
                }
            }
        }
        let page = Page { Animated() }
        page.switchOn(true, "On")
        #expect(page.updates.last?.animation == .easeIn)
        page.tap("number")
        #expect(page.updates.last?.animation == .spring())
        #expect(page.nodes(.text).last?.attributes.animation == .spring())
    }
}
