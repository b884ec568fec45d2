import Foundation
import Testing
import WebUICore
import WebUIHTML

@Suite struct TextTests {
    @Test func textIsASpan() {
        expectHTML(text(1, "Hello"), #"<span id="n1" class="text">Hello</span>"#)
    }

    @Test func markupInTextIsText() {
        expectHTML(
            text(1, #"<img src=x onerror="alert('1')">&"#),
            #"<span id="n1" class="text">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</span>"#
        )
    }

    @Test func stylesAreRules() {
        var run = TextRun("Big")
        run.style.font = .title
        run.style.isItalic = true
        run.style.paint = .color(.red)
        expectHTML(
            node(1, .text(TextElement(runs: [run]))),
            #"<span id="n1" class="text s0">Big</span>"#,
            rules: ".s0{font-size:1.75rem;font-weight:700;line-height:1.2;font-style:italic;color:var(--red);}"
        )
    }

    @Test func runsAreSpansAndLinksAreAnchors() {
        let link = TextRun("here", link: URL(string: "https://example.com/?a=1&b=2"))
        expectHTML(
            node(1, .text(TextElement(runs: [TextRun("Look "), link]))),
            #"<span id="n1" class="text"><span>Look </span>"#
                + #"<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">here</a></span>"#
        )
    }

    @Test func aRefusedAddressIsNoLink() {
        let link = TextRun("here", link: URL(string: "javascript:alert(1)"))
        expectHTML(
            node(1, .text(TextElement(runs: [link]))),
            #"<span id="n1" class="text"><span>here</span></span>"#
        )
    }

    @Test func headingsAreHeadings() {
        var element = TextElement(runs: [TextRun("Title")])
        element.heading = .h3
        expectHTML(node(1, .text(element)), #"<h3 id="n1" class="text">Title</h3>"#)
        let header = node(1, .text(TextElement(runs: [TextRun("Title")]))) {
            $0.accessibility = Accessibility()
            $0.accessibility?.isHeader = true
        }
        expectHTML(header, #"<h2 id="n1" class="text">Title</h2>"#)
    }

    @Test func linesAreLimited() {
        var element = TextElement(runs: [TextRun("Long")])
        element.lineLimit = 2
        expectHTML(
            node(1, .text(element)),
            #"<span id="n1" class="text lines s0">Long</span>"#,
            rules: ".s0{-webkit-line-clamp:2;}"
        )
        element.lineLimit = 1
        expectHTML(node(1, .text(element)), #"<span id="n1" class="text one-line">Long</span>"#)
    }

    @Test func aSecretStaysOutOfThePage() {
        let secret = node(1, .text(TextElement(runs: [TextRun("recovery-code")]))) { $0.isSensitive = true }
        expectHTML(
            secret,
            #"<span id="n1" class="text secret"><span aria-label="Hidden" role="img">••••••</span></span>"#
        )
    }

    @Test func aLiveTextIsReadOut() {
        let error = node(1, .text(TextElement(runs: [TextRun("Wrong code")]))) {
            $0.accessibility = Accessibility()
            $0.accessibility?.isLive = true
        }
        expectHTML(error, #"<span id="n1" class="text" aria-live="polite">Wrong code</span>"#)
    }

    @Test func aSymbolIsDecorationUnlessItHasAName() {
        var image = ImageElement(source: .symbol("plus"))
        let svg = #"<svg viewBox="0 0 24 24" aria-hidden="true"><path class="l" d="M12 4v16M4 12h16"/></svg>"#
        expectHTML(node(1, .image(image)), #"<span id="n1" class="image" aria-hidden="true">\#(svg)</span>"#)
        image.label = "Add"
        expectHTML(node(1, .image(image)), #"<span id="n1" class="image" role="img" aria-label="Add">\#(svg)</span>"#)
    }

    @Test func aMatrixIsOnePath() throws {
        let matrix = try #require(ModuleMatrix(width: 2, isDark: [true, true, false, true]))
        expectHTML(
            node(1, .image(ImageElement(source: .matrix(matrix)))),
            #"<span id="n1" class="image" aria-hidden="true">"#
                + #"<svg class="matrix" viewBox="0 0 10 10" shape-rendering="crispEdges" aria-hidden="true">"#
                + #"<path class="light" d="M0 0h10v10h-10z"/><path class="dark" d="M4 4h2v1h-2zM5 5h1v1h-1z"/></svg></span>"#
        )
    }

    @Test func aLabelHoldsItsIconAndTitle() {
        let label = node(
            1,
            .label(LabelElement(style: .iconOnly)),
            [node(2, .slot(.icon)), node(3, .slot(.title), [text(4, "Add")])]
        )
        expectHTML(
            label,
            #"<div id="n1" class="label icon-only"><div id="n2" class="slot icon"></div>"#
                + #"<div id="n3" class="slot title"><span id="n4" class="text">Add</span></div></div>"#
        )
    }
}
