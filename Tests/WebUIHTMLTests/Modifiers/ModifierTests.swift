import Foundation
import Testing
import WebUICore
import WebUIHTML

@Suite struct ModifierTests {
    func frame(_ change: (inout FrameElement) -> Void) -> RenderNode {
        var frame = FrameElement()
        change(&frame)
        return node(1, .frame(frame))
    }

    @Test func aFixedFrameGivesWayToANarrowWindowOnly() {
        expectHTML(
            frame {
                $0.width = 100
                $0.height = 50
                $0.alignment = .bottomLeading
            },
            #"<div id="n1" class="v frame s0"></div>"#,
            rules:
                ".s0{width:100px;max-width:100%;flex-shrink:0;height:50px;flex-shrink:0;align-items:start;justify-content:end;}"
        )
    }

    @Test(arguments: [
        (AppliedColorScheme(.dark), "in-dark"), (AppliedColorScheme(.light), "in-light"),
        (AppliedColorScheme(.dark, fillsWindow: true), "in-dark whole"),
    ])
    func anAppearanceIsAClass(_ scheme: AppliedColorScheme, _ classes: String) {
        expectHTML(
            node(1, .text(TextElement(runs: [TextRun("A")]))) { $0.colorScheme = scheme },
            #"<span id="n1" class="text \#(classes)">A</span>"#
        )
    }

    @Test func aFrameWithoutEndIsGreedy() {
        expectHTML(frame { $0.maxWidth = .infinity }, #"<div id="n1" class="v frame gh"></div>"#)
    }

    @Test func aFrameWithAMaximumGrowsUpToIt() {
        expectHTML(
            frame { $0.maxWidth = 300 },
            #"<div id="n1" class="v frame capped gh s0"></div>"#,
            rules: ".s0{max-width:300px;}"
        )
    }

    @Test func aBackgroundLiesInALayer() {
        let background = node(
            1,
            .background(.bottom),
            [
                node(2, .slot(.layer), [node(3, .shape(ShapeElement(geometry: .rectangle)))]),
                node(4, .slot(.base), [text(5, "A")]),
            ]
        )
        expectHTML(
            background,
            #"<div id="n1" class="layered background s0"><div id="n2" class="layer z gh gv"><div id="n3" class="shape gh gv"></div></div>"#
                + #"<div id="n4" class="base z"><span id="n5" class="text">A</span></div></div>"#,
            rules: ".s0{--place:end center;}"
        )
    }

    @Test(
        arguments: [
            (.opacity(0.5), "opacity:0.5;"),
            (.offset(CGSize(width: 1, height: -2)), "translate:1px -2px;"),
            (.scale(CGSize(width: 2, height: 2), anchor: .center), "scale:2 2;transform-origin:50% 50%;"),
            (.rotation(.degrees(45), anchor: .topLeading), "rotate:45deg;transform-origin:0% 0%;"),
            (.blur(radius: 3), "filter:blur(3px);"),
            (.zIndex(2), "position:relative;z-index:2;"),
            (
                .fill(FillElement(paint: .color(.white), geometry: .capsule)),
                "background:rgb(255 255 255);border-radius:9999px;"
            ),
            (.border(.color(.red), width: 2), "outline:2px solid var(--red);outline-offset:-2px;"),
            (.clip(.circle), "clip-path:circle(closest-side);"),
            (
                .shadow(ShadowElement(color: .black, radius: 4, x: 0, y: 1)),
                "filter:drop-shadow(0px 1px 4px rgb(0 0 0));"
            ),
        ] as [(RenderElement, String)]
    )
    func effectsAreRules(_ element: RenderElement, _ declarations: String) {
        var renderer = HTMLRenderer()
        #expect(renderer.page(node(1, element)).rules == ".s0{\(declarations)}")
    }

    @Test func aTapAreaWorksLikeAButton() {
        let area = node(1, .tapArea(count: 1), [text(2, "A")]) { $0.events = [.tap] }
        expectHTML(
            area,
            #"<div id="n1" class="v tap-area" role="button" tabindex="0" data-e="tap"><span id="n2" class="text">A</span></div>"#
        )
    }

    @Test func aNameNeedsARole() {
        let named = node(1, .stack(StackElement(.vertical(.center), spacing: nil)), [text(2, "A")]) {
            $0.accessibility = Accessibility()
            $0.accessibility?.label = "Card"
        }
        expectHTML(
            named,
            #"<div id="n1" class="v stack" aria-label="Card" role="group"><span id="n2" class="text">A</span></div>"#
        )
    }

    @Test func whatIsHiddenFromAssistiveTechnologyIsHidden() {
        let hidden = node(1, .text(TextElement(runs: [TextRun("x")]))) {
            $0.accessibility = Accessibility()
            $0.accessibility?.isHidden = true
        }
        expectHTML(hidden, #"<span id="n1" class="text" aria-hidden="true">x</span>"#)
    }
}
