import Testing
import WebUICore
import WebUIHTML

@Suite struct NavigationTests {
    @Test func aScreenHasABarAndContent() {
        let bar = node(
            4,
            .navigationBar(NavigationBarElement(title: "A & B")),
            [
                node(5, .slot(.leading), [node(6, .backButton(title: nil)) { $0.events = [.back] }])
            ]
        )
        let screen = node(
            2,
            .navigationScreen(NavigationScreenElement(depth: 1, title: "A & B")),
            [
                node(3, .slot(.bar), [bar]), node(7, .slot(.content), [text(8, "Hi")]),
            ]
        )
        expectHTML(
            node(1, .navigationStack(depth: 1), [screen]),
            #"<div id="n1" class="nav-stack v gh gv"><div id="n2" class="screen v gh gv"><div id="n3" class="slot bar-place gh">"#
                + #"<header id="n4" class="bar large gh"><h1 id="t4" tabindex="-1">A &amp; B</h1><div id="n5" class="slot leading">"#
                + #"<button id="n6" class="button back" type="button" aria-label="Back" data-e="back">"#
                + Symbol.named("chevron.left").svg
                + #"<span>Back</span></button></div></header></div><div id="n7" class="content v"><span id="n8" class="text">Hi</span></div></div></div>"#
        )
    }

    @Test func aNewTitleIsPutInPlace() {
        func bar(_ title: String) -> RenderNode {
            node(1, .navigationBar(NavigationBarElement(title: title)), [node(2, .slot(.leading))])
        }
        expectOperations(from: bar("One"), to: bar("<Two>"), [#"["t","t1","\u003cTwo>"]"#])
    }
}
