import Testing
import WebUICore
import WebUIHTML

@Suite struct ColorTests {
    private let pair = Color(inLight: Color(red: 1, green: 0, blue: 0), inDark: Color(red: 0, green: 0, blue: 1))

    @Test func aPairIsLeftToTheBrowser() {
        #expect(pair.css == "light-dark(rgb(255 0 0),rgb(0 0 255))")
        #expect(pair.areaCSS == "light-dark(rgb(255 0 0),rgb(0 0 255))")
    }

    @Test func opacityMultipliesBothOfAPair() {
        let uneven = Color(inLight: Color(white: 0, opacity: 0.5), inDark: .blue)
        #expect(
            uneven.opacity(0.5).css
                == "light-dark(rgb(0 0 0 / 0.25),color-mix(in srgb, var(--blue) 50%, transparent))"
        )
    }

    @Test func eachOfAPairIsAnAreaInItsOwnWay() {
        let warm = Color(inLight: .yellow, inDark: .orange)
        #expect(warm.css == "light-dark(var(--yellow),var(--orange))")
        #expect(warm.areaCSS == "light-dark(var(--yellow-fill),var(--orange-fill))")
    }

    @Test func aPairOfPairsIsOnePair() {
        let nested = Color(inLight: pair.opacity(0.5), inDark: pair)
        #expect(nested.css == "light-dark(rgb(255 0 0 / 0.5),rgb(0 0 255))")
    }

    @Test func aPairIsTextALineAndAShadow() {
        var run = TextRun("Big")
        run.style.paint = .color(pair)
        run.style.underline = TextLine(color: pair)
        expectHTML(
            node(1, .text(TextElement(runs: [run]))),
            #"<span id="n1" class="text s0">Big</span>"#,
            rules: ".s0{color:light-dark(rgb(255 0 0),rgb(0 0 255));"
                + "text-decoration:underline light-dark(rgb(255 0 0),rgb(0 0 255));}"
        )
        var renderer = HTMLRenderer()
        let shadow = ShadowElement(color: pair, radius: 4, x: 0, y: 2)
        #expect(
            renderer.page(node(1, .shadow(shadow))).rules
                == ".s0{filter:drop-shadow(0px 2px 4px light-dark(rgb(255 0 0),rgb(0 0 255)));}"
        )
    }

    @Test func aGradientTakesPairs() {
        let gradient = Gradient(colors: [pair, .yellow])
        #expect(
            gradient.css(from: .top, to: .bottom)
                == "linear-gradient(180deg,light-dark(rgb(255 0 0),rgb(0 0 255)) 0%,var(--yellow-fill) 100%)"
        )
    }

    @Test func textOnATintOfAPairIsReadableInBoth() {
        var element = ButtonElement(style: .borderedProminent)
        element.tint = Color(inLight: .black, inDark: .white)
        expectHTML(
            node(1, .button(element)),
            #"<button id="n1" class="button prominent s0" type="button"></button>"#,
            rules: ".s0{--accent:light-dark(rgb(0 0 0),rgb(255 255 255));"
                + "--fill:light-dark(rgb(0 0 0),rgb(255 255 255));--on-fill:light-dark(#fff,#000);}"
        )
    }
}
