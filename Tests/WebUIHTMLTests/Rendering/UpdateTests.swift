import Foundation
import Testing
import WebUICore
import WebUIHTML

@Suite struct UpdateTests {
    func stack(_ children: [RenderNode], spacing: CGFloat? = nil) -> RenderNode {
        node(1, .stack(StackElement(.vertical(.center), spacing: spacing)), children)
    }

    @Test func aNewTextIsPutInPlace() {
        expectOperations(from: stack([text(2, "1")]), to: stack([text(2, "2 < 3")]), [#"["t",2,"2 \u003c 3"]"#])
    }

    @Test func aNewStyleIsARuleAndAnAttribute() {
        expectOperations(
            from: stack([]),
            to: stack([], spacing: 4),
            [#"["s",0,"{gap:4px;}"]"#, #"["a",1,{"class":"v stack s0"}]"#]
        )
    }

    @Test func childrenComeMoveAndGo() {
        expectOperations(
            from: stack([text(2, "A"), text(3, "B"), text(4, "C")]),
            to: stack([text(4, "C"), text(2, "A"), text(5, "D")]),
            [
                #"["d",3]"#, #"["i",1,-1,"\u003cspan id=\"n5\" class=\"text\">D\u003c/span>"]"#,
                #"["m",4,1,2]"#,
            ]
        )
    }

    @Test func anotherKindIsPutInTheOldOnesPlace() {
        expectOperations(
            from: stack([text(2, "A")]),
            to: stack([node(2, .divider)]),
            [#"["a",1,{"class":"v stack gh"}]"#, #"["r",2,"\u003chr id=\"n2\" class=\"divider gh\">"]"#]
        )
    }

    @Test func runsAreWrittenAnew() {
        let two = node(2, .text(TextElement(runs: [TextRun("A"), TextRun("B")])))
        expectOperations(
            from: stack([text(2, "A")]),
            to: stack([two]),
            [#"["h",2,"\u003cspan>A\u003c/span>\u003cspan>B\u003c/span>"]"#]
        )
    }

    @Test func whatIsWrittenAnewTakesItsChildrenAlong() {
        let url = URL(string: "https://example.com")
        let old = stack([node(2, .link(LinkElement(destination: url)), [text(3, "old")])])
        let new = stack([
            node(2, .link(LinkElement(destination: nil)), [text(3, "new"), text(4, "more")]) { $0.events = [.tap] }
        ])
        expectOperations(
            from: old,
            to: new,
            [
                #"["r",2,"\u003cbutton id=\"n2\" class=\"button link\" type=\"button\" data-e=\"tap\">\u003cspan id=\"n3\" class=\"text\">new\u003c/span>"#
                    + #"\u003cspan id=\"n4\" class=\"text\">more\u003c/span>\u003c/button>"]"#
            ]
        )
    }

    func field(_ string: String, revision: Int = 0, isFocused: Bool? = nil) -> RenderNode {
        let element = TextFieldElement(kind: .plain, title: "Name", text: InputText(string, revision: revision))
        return stack([node(2, .textField(element)) { $0.isFocused = isFocused }])
    }

    @Test func aNewValueCarriesItsRevision() {
        expectOperations(from: field("1a"), to: field("1", revision: 7), [#"["v",2,"1",7]"#])
    }

    @Test func aProblemComesAndGoesInPlace() {
        func field(_ problem: String) -> RenderNode {
            var element = TextFieldElement(kind: .plain, title: "Name", text: InputText("a"))
            element.problem = problem
            return stack([node(2, .textField(element))])
        }
        expectOperations(
            from: field(""),
            to: field("Too short."),
            [#"["t","d2","Too short."]"#, #"["a",2,{"aria-invalid":"true","aria-describedby":"d2"}]"#]
        )
        expectOperations(
            from: field("Too short."),
            to: field(""),
            [#"["t","d2",""]"#, #"["a",2,{"aria-invalid":null,"aria-describedby":null}]"#]
        )
    }

    @Test func aNewFocusIsAnOperation() {
        expectOperations(
            from: field("", isFocused: false),
            to: field("", isFocused: true),
            [#"["a",2,{"data-focus":""}]"#, #"["f",2,true]"#]
        )
        expectOperations(
            from: field("", isFocused: true),
            to: field("", isFocused: false),
            [#"["a",2,{"data-focus":null}]"#, #"["f",2,false]"#]
        )
    }

    @Test func switchesAndSelectionsAreValues() {
        func toggle(_ isOn: Bool) -> RenderNode { stack([node(2, .toggle(ToggleElement(isOn: isOn)))]) }
        expectOperations(from: toggle(false), to: toggle(true), [#"["c",2,true]"#])
        func picker(_ selection: Int?) -> RenderNode {
            stack([
                node(2, .picker(PickerElement(options: [.init(title: "A"), .init(title: "B")], selection: selection)))
            ])
        }
        expectOperations(
            from: picker(0),
            to: picker(1),
            [#"["o",2,1]"#]
        )
    }

    @Test func aSectionThatComesKnowsThatItIsInAList() {
        func list(_ children: [RenderNode]) -> RenderNode { node(1, .list(ListElement(style: .plain)), children) }
        expectOperations(
            from: list([]),
            to: list([node(2, .section, [node(3, .slot(.content))])]),
            [
                #"["i",1,-1,"\u003cli id=\"n2\" class=\"section gh\">\u003cul id=\"n3\" class=\"rows\">\u003c/ul>\u003c/li>"]"#
            ]
        )
    }

    @Test func aSlotThatChangesKnowsWhatItBelongsTo() {
        func menu(_ isEnabled: Bool) -> RenderNode {
            node(
                1,
                .menu(tint: nil),
                [node(2, .slot(.label)) { $0.isEnabled = isEnabled }, node(3, .slot(.content))]
            )
        }
        expectOperations(
            from: menu(true),
            to: menu(false),
            [#"["a",2,{"class":"button menu-button off","disabled":""}]"#]
        )
    }

    @Test func aSecretGoesOutInALivePatch() {
        let secret = node(2, .text(TextElement(runs: [TextRun("code")]))) { $0.isSensitive = true }
        expectOperations(
            from: stack([]),
            to: stack([secret]),
            [#"["i",1,-1,"\u003cspan id=\"n2\" class=\"text\">code\u003c/span>"]"#]
        )
    }

    @Test func aPageThatIsLoadedAgainStartsItsRulesAnew() {
        var renderer = HTMLRenderer()
        _ = renderer.page(stack([], spacing: 1))
        #expect(renderer.page(stack([], spacing: 2)).rules == ".s0{gap:2px;}")
    }
}
