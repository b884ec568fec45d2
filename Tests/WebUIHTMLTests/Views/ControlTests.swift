import Foundation
import Testing
import WebUICore
import WebUIHTML

@Suite struct ButtonTests {
    @Test func aButtonIsAButton() {
        let button = node(1, .button(ButtonElement()), [text(2, "Go")]) { $0.events = [.tap] }
        expectHTML(
            button,
            #"<button id="n1" class="button auto" type="button" data-e="tap"><span id="n2" class="text">Go</span></button>"#
        )
    }

    @Test func aDisabledButtonSaysSoAndTakesNoEvent() {
        let button = node(1, .button(ButtonElement(style: .bordered)), [text(2, "Go")]) { $0.isEnabled = false }
        expectHTML(
            button,
            #"<button id="n1" class="button bordered off" type="button" disabled><span id="n2" class="text">Go</span></button>"#
        )
    }

    @Test func rolesSizesAndTintsAreClassesAndRules() {
        var element = ButtonElement(role: .destructive, style: .borderedProminent)
        element.size = .large
        element.tint = .green
        element.shape = .capsule
        expectHTML(
            node(1, .button(element)) { $0.events = [.tap] },
            #"<button id="n1" class="button prominent destructive large capsule s0" type="button" data-e="tap"></button>"#,
            rules: ".s0{--accent:var(--green);--fill:var(--green);--on-fill:var(--on-tint);}"
        )
    }

    @Test func aBrightTintTakesDarkText() {
        var element = ButtonElement(style: .borderedProminent)
        element.tint = Color(red: 1, green: 1, blue: 0)
        expectHTML(
            node(1, .button(element)),
            #"<button id="n1" class="button prominent s0" type="button"></button>"#,
            rules: ".s0{--accent:rgb(255 255 0);--fill:rgb(255 255 0);--on-fill:#000;}"
        )
    }

    @Test func aShortcutNamesItsKey() {
        var element = ButtonElement()
        element.shortcut = .defaultAction
        expectHTML(
            node(1, .button(element)),
            #"<button id="n1" class="button auto" type="button" data-key="Enter"></button>"#
        )
    }

    @Test func aLinkIsAnAnchor() {
        let link = LinkElement(destination: URL(string: "https://example.com"))
        expectHTML(
            node(1, .link(link), [text(2, "Site")]),
            #"<a id="n1" class="link" href="https://example.com" target="_blank" rel="noopener noreferrer">"#
                + #"<span id="n2" class="text">Site</span></a>"#
        )
    }

    @Test func aLinkThatTheAppHandlesIsAButton() {
        expectHTML(
            node(1, .link(LinkElement(destination: nil))) { $0.events = [.tap] },
            #"<button id="n1" class="button link" type="button" data-e="tap"></button>"#
        )
    }

    @Test func aMenuIsAButtonAndAPopover() {
        let menu = node(
            1,
            .menu(tint: nil),
            [
                node(2, .slot(.label), [text(3, "More")]),
                node(4, .slot(.content), [node(5, .button(ButtonElement()), [text(6, "Edit")]) { $0.events = [.tap] }]),
            ]
        )
        expectHTML(
            menu,
            #"<div id="n1" class="menu"><button id="n2" class="button menu-button" type="button" aria-haspopup="true" popovertarget="n4">"#
                + #"<span id="n3" class="text">More</span></button><div id="n4" class="menu-list" popover="auto">"#
                + #"<button id="n5" class="button auto" type="button" data-e="tap"><span id="n6" class="text">Edit</span></button></div></div>"#
        )
    }

    @Test func aTintOfAMenuIsThatOfItsButton() {
        expectHTML(
            node(1, .menu(tint: .green), [node(2, .slot(.label)), node(3, .slot(.content))]),
            #"<div id="n1" class="menu s0"><button id="n2" class="button menu-button" type="button" aria-haspopup="true" popovertarget="n3">"#
                + #"</button><div id="n3" class="menu-list" popover="auto"></div></div>"#,
            rules: ".s0{--accent:var(--green);--fill:var(--green);--on-fill:var(--on-tint);}"
        )
    }
}

@Suite struct InputTests {
    func field(
        _ kind: TextFieldElement.Kind,
        _ string: String = "",
        _ change: (inout TextFieldElement) -> Void = { _ in }
    ) -> RenderNode {
        var element = TextFieldElement(kind: kind, title: "Name", text: InputText(string))
        change(&element)
        return node(1, .textField(element), [node(2, .slot(.label), [text(3, "Name")])]) { $0.events = [.input] }
    }

    let label =
        #"<label id="k1" class="field-label" for="n1"><div id="n2" class="slot label"><span id="n3" class="text">Name</span></div></label>"#

    @Test func aFieldHasALabelAndAnInput() {
        expectHTML(
            field(.plain, "Ann <1>"),
            #"<div id="w1" class="field gh">\#(label)<input id="n1" class="input bordered" type="text" placeholder="Name" maxlength="16000" "#
                + #"data-e="input" value="Ann &lt;1&gt;"></div>"#
        )
    }

    @Test func aPasswordNeverGoesIntoAPage() {
        expectHTML(
            field(.secure, "s3cret"),
            #"<div id="w1" class="field gh">\#(label)<input id="n1" class="input bordered" type="password" placeholder="Name" maxlength="16000" "#
                + #"autocomplete="off" spellcheck="false" data-e="input" value=""></div>"#
        )
    }

    @Test func keyboardsAreInputTypesAndModes() {
        expectHTML(
            field(.plain) {
                $0.keyboard = .number
                $0.contentType = "one-time-code"
                $0.submitLabel = .go
                $0.autocorrects = false
                $0.prompt = "6 digits"
                $0.capitalization = .never
            },
            #"<div id="w1" class="field gh">\#(label)<input id="n1" class="input bordered" type="text" placeholder="6 digits" maxlength="16000" "#
                + #"inputmode="numeric" autocomplete="one-time-code" autocapitalize="none" autocorrect="off" spellcheck="false" "#
                + #"enterkeyhint="go" data-e="input" value=""></div>"#
        )
    }

    @Test func aProblemIsTheDescriptionOfItsField() {
        expectHTML(
            field(.plain) { $0.problem = "Not <6> digits." },
            #"<div id="w1" class="field gh">\#(label)<input id="n1" class="input bordered" type="text" placeholder="Name" maxlength="16000" "#
                + #"aria-invalid="true" aria-describedby="d1" data-e="input" value=""><span id="d1" hidden>Not &lt;6&gt; digits.</span></div>"#
        )
    }

    @Test func aHintIsReadAfterTheProblem() {
        var element = TextFieldElement(kind: .plain, title: "Name", text: InputText(""))
        element.problem = "Too short."
        let field = node(1, .textField(element)) { attributes in
            attributes.accessibility = Accessibility()
            attributes.accessibility?.hint = "As on the card"
        }
        expectHTML(
            field,
            #"<div id="w1" class="field gh"><label id="k1" class="field-label" for="n1"></label><input id="n1" class="input bordered" type="text" "#
                + #"placeholder="Name" maxlength="16000" aria-label="Name" aria-invalid="true" aria-describedby="d1" "#
                + #"aria-description="As on the card" value=""><span id="d1" hidden>Too short. As on the card</span></div>"#
        )
    }

    @Test func aFieldWithNothingWrongHasRoomForAProblem() {
        expectHTML(
            field(.plain) { $0.problem = "" },
            #"<div id="w1" class="field gh">\#(label)<input id="n1" class="input bordered" type="text" placeholder="Name" maxlength="16000" "#
                + #"data-e="input" value=""><span id="d1" hidden></span></div>"#
        )
    }

    @Test func anEditorIsATextarea() {
        expectHTML(
            field(.editor, "one\n<two>"),
            "<div id=\"w1\" class=\"field gh gv\">\(label)<textarea id=\"n1\" class=\"editor bordered\" placeholder=\"Name\" maxlength=\"16000\" "
                + "data-e=\"input\">\none\n&lt;two&gt;</textarea></div>"
        )
    }

    @Test func aToggleIsASwitchInItsLabel() {
        let toggle = node(1, .toggle(ToggleElement(isOn: true)), [node(2, .slot(.label), [text(3, "On")])]) {
            $0.events = [.toggle]
        }
        expectHTML(
            toggle,
            #"<label id="w1" class="toggle switch gh"><span id="k1" class="toggle-label v"><div id="n2" class="slot label">"#
                + #"<span id="n3" class="text">On</span></div></span>"#
                + #"<input id="n1" class="toggle-control" type="checkbox" role="switch" data-e="toggle" checked></label>"#
        )
    }

    @Test func aPickerIsASelect() {
        let options: [PickerElement.Option] = [.init(title: "A&B"), .init(title: "C", isEnabled: false)]
        let picker = node(1, .picker(PickerElement(options: options, selection: 0)), [node(2, .slot(.label))]) {
            $0.events = [.select]
        }
        expectHTML(
            picker,
            #"<label id="w1" class="picker"><span id="k1" class="picker-label v"><div id="n2" class="slot label"></div></span>"#
                + #"<select id="n1" class="select" data-e="select"><option value="-1" hidden></option><option value="0" selected>A&amp;B</option>"#
                + #"<option value="1" disabled>C</option></select></label>"#
        )
    }

    @Test func optionGroupsAreGroups() {
        let options: [PickerElement.Option] = [
            .init(title: "A", group: "One"), .init(title: "B", group: "One"), .init(title: "C", group: "Two"),
        ]
        let picker = node(1, .picker(PickerElement(options: options, selection: nil)))
        expectHTML(
            picker,
            #"<label id="w1" class="picker"><span id="k1" class="picker-label v"></span><select id="n1" class="select">"#
                + #"<option value="-1" selected hidden></option><optgroup label="One"><option value="0">A</option>"#
                + #"<option value="1">B</option></optgroup><optgroup label="Two"><option value="2">C</option></optgroup></select></label>"#
        )
    }

    @Test func aSegmentedPickerIsARadioGroup() {
        var element = PickerElement(options: [.init(title: "A"), .init(title: "B")], selection: 1)
        element.style = .segmented
        let picker = node(1, .picker(element), [node(2, .slot(.label))]) { $0.events = [.select] }
        expectHTML(
            picker,
            #"<div id="w1" class="picker stacked gh"><span id="k1" class="vh"><div id="n2" class="slot label"></div></span>"#
                + #"<div id="n1" class="segments" role="radiogroup" aria-labelledby="k1" data-e="select">"#
                + #"<label><input type="radio" name="r1" value="0"><span>A</span></label>"#
                + #"<label><input type="radio" name="r1" value="1" checked><span>B</span></label></div></div>"#
        )
    }

    @Test func progressIsAProgressElement() {
        expectHTML(
            node(1, .progress(ProgressElement(fraction: 0.25))),
            #"<div id="w1" class="progress linear-progress gh"><div id="k1" class="progress-label"></div>"#
                + #"<progress id="n1" class="bar-gauge" max="1" value="0.25" aria-label="Progress"></progress></div>"#
        )
        expectHTML(
            node(1, .progress(ProgressElement(fraction: nil))),
            #"<div id="w1" class="progress round-progress"><div id="k1" class="progress-label"></div>"#
                + #"<span id="n1" class="spinner" role="progressbar" aria-label="Loading"></span></div>"#
        )
    }
}
