import Foundation
import Testing
import WebUICore
import WebUIHTML

@Suite struct LayoutTests {
    @Test func stacksAreFlexBoxes() {
        expectHTML(
            node(1, .stack(StackElement(.vertical(.center), spacing: nil))),
            #"<div id="n1" class="v stack"></div>"#
        )
        expectHTML(
            node(1, .stack(StackElement(.vertical(.leading), spacing: 0))),
            #"<div id="n1" class="v stack s0"></div>"#,
            rules: ".s0{align-items:start;gap:0px;}"
        )
        expectHTML(
            node(1, .stack(StackElement(.horizontal(.firstTextBaseline), spacing: 12.5))),
            #"<div id="n1" class="h s0"></div>"#,
            rules: ".s0{align-items:first baseline;gap:12.5px;}"
        )
    }

    @Test func aStackWithASpacerFillsItsAxis() {
        let stack = node(
            1,
            .stack(StackElement(.horizontal(.center), spacing: nil)),
            [text(2, "A"), node(3, .spacer(minLength: nil))]
        )
        expectHTML(
            stack,
            #"<div id="n1" class="h gh"><span id="n2" class="text">A</span><div id="n3" class="spacer gh gv"></div></div>"#
        )
    }

    @Test func layersAreAGrid() {
        expectHTML(
            node(1, .zStack(.topTrailing)),
            #"<div id="n1" class="z s0"></div>"#,
            rules: ".s0{place-items:start end;}"
        )
    }

    @Test func gridsHaveTracks() {
        let element = GridElement(
            tracks: [
                .fixed(80), .flexible(minimum: 10, maximum: .infinity), .adaptive(minimum: 100, maximum: .infinity),
            ],
            axis: .vertical,
            spacing: 4,
            trackSpacing: nil,
            alignment: .center
        )
        expectHTML(
            node(1, .grid(element)),
            #"<div id="n1" class="grid gh s0"></div>"#,
            rules: ".s0{grid-template-columns:80px minmax(10px,1fr) repeat(auto-fill,minmax(min(100%,100px),1fr));"
                + "gap:4px 8px;place-items:center center;}"
        )
    }

    @Test func equalStylesShareOneRule() {
        let padding = RenderElement.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        expectHTML(
            node(1, padding, [node(2, padding)]),
            #"<div id="n1" class="v s0"><div id="n2" class="v s0"></div></div>"#,
            rules: ".s0{padding:1px 4px 3px 2px;}"
        )
    }

    @Test func contentThatCanBeRefreshedHasAButtonForIt() {
        let scroll = node(1, .scroll(ScrollElement(axes: .vertical, showsIndicators: true))) { $0.events = [.refresh] }
        let svg = Symbol.named("arrow.clockwise").svg
        expectHTML(
            scroll,
            #"<div id="w1" class="refreshable v gh gv"><button type="button" class="button refresh" data-refresh="1" aria-label="Refresh">"#
                + #"\#(svg)</button><div id="n1" class="scroll v" data-e="refresh"></div></div>"#
        )
    }
}

@Suite struct ListTests {
    @Test func aListIsAList() {
        let list = node(
            1,
            .list(ListElement(style: .automatic)),
            [node(2, .listRow(ListRowElement()), [text(3, "Row")])]
        )
        expectHTML(
            list,
            #"<ul id="n1" class="list inset gh gv"><li id="n2" class="row v gh"><span id="n3" class="text">Row</span></li></ul>"#
        )
    }

    func section() -> RenderNode {
        node(
            2,
            .section,
            [
                node(3, .slot(.header), [text(4, "Head")]),
                node(5, .slot(.content), [node(6, .listRow(ListRowElement()))]),
                node(7, .slot(.footer)),
            ]
        )
    }

    @Test func aSectionOfAListIsAnItemWithAListOfItsOwn() {
        expectHTML(
            node(1, .list(ListElement(style: .form)), [section()]),
            #"<ul id="n1" class="list form gh gv"><li id="n2" class="section gh"><h2 id="n3" class="header v"><span id="n4" class="text">Head</span></h2>"#
                + #"<ul id="n5" class="rows gh"><li id="n6" class="row v gh"></li></ul><div id="n7" class="footer v"></div></li></ul>"#
        )
    }

    @Test func aSectionElsewhereIsASection() {
        expectHTML(
            node(2, .section, [node(3, .slot(.header)), node(5, .slot(.content), [text(6, "A")])]),
            #"<section id="n2" class="section v stack gh"><h2 id="n3" class="header v"></h2>"#
                + #"<div id="n5" class="v"><span id="n6" class="text">A</span></div></section>"#
        )
    }

    @Test func rowsCarryTheirInsetsAndBackground() {
        var row = ListRowElement()
        row.insets = EdgeInsets()
        row.background = .clear
        row.showsSeparator = false
        expectHTML(
            node(1, .listRow(row)),
            #"<li id="n1" class="row v no-line gh s0"></li>"#,
            rules: ".s0{padding:0px 0px 0px 0px;background:rgb(0 0 0 / 0);}"
        )
    }
}

@Suite struct ShapeTests {
    @Test func aShapeIsABoxWithAnOutline() {
        let shape = ShapeElement(geometry: .roundedRectangle(CGSize(width: 8, height: 8)), fill: .color(.accentColor))
        expectHTML(
            node(1, .shape(shape)),
            #"<div id="n1" class="shape gh gv s0"></div>"#,
            rules: ".s0{border-radius:8px;background:var(--accent);}"
        )
    }

    @Test func aCircleTakesTheShorterSide() {
        let shape = ShapeElement(
            geometry: .circle,
            stroke: ShapeElement.Stroke(paint: .color(.black), width: 2, isInside: true)
        )
        expectHTML(
            node(1, .shape(shape)),
            #"<div id="n1" class="shape circle gh gv"><i class="s0"></i></div>"#,
            rules: ".s0{border:2px solid rgb(0 0 0);}"
        )
    }

    @Test func aGradientHasADirection() {
        let gradient = Gradient(colors: [.red, .blue.opacity(0.5)])
        let shape = ShapeElement(geometry: .rectangle, fill: .linearGradient(gradient, start: .leading, end: .trailing))
        expectHTML(
            node(1, .shape(shape)),
            #"<div id="n1" class="shape gh gv s0"></div>"#,
            rules:
                ".s0{background:linear-gradient(90deg,var(--red) 0%,color-mix(in srgb, var(--blue) 50%, transparent) 100%);}"
        )
    }
}
