import Foundation
import Testing
import WebUIHTML

@Suite struct EscapingTests {
    @Test(arguments: [
        ("plain", "plain"), ("", ""), ("a & b", "a &amp; b"), ("<script>", "&lt;script&gt;"),
        ("\"'", "&quot;&#39;"), ("naïve 😀", "naïve 😀"), ("nul\0", "nul\u{FFFD}"), ("é<", "é&lt;"),
    ])
    func textStandsForItself(_ text: String, _ escaped: String) {
        #expect(HTMLEscaping.escape(text) == escaped)
    }

    @Test(arguments: [
        ("plain", #""plain""#), ("</script>", #""\u003c/script>""#), ("\"\\", #""\"\\""#),
        ("\n\r\t\u{1}", #""\n\r\t\u0001""#),
        ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("é😀", #""é😀""#),
    ])
    func jsonCannotBreakAPage(_ text: String, _ json: String) throws {
        #expect(JSONEscaping.string(text) == json)
        #expect(try JSONDecoder().decode([String].self, from: Data("[\(json)]".utf8)) == [text])
    }

    @Test(
        arguments: [
            (0, "0"), (12, "12"), (-3.5, "-3.5"), (0.123456, "0.1235"), (.infinity, "0"), (.nan, "0"),
            (1e300, "10000000"),
            (0.00001, "0"),
        ] as [(CGFloat, String)]
    )
    func numbersAreNumbers(_ number: CGFloat, _ css: String) {
        #expect(CSSEscaping.number(number) == css)
    }

    @Test func aFontFamilyCannotEndItsDeclaration() {
        #expect(CSSEscaping.family("Source Sans 3") == "'Source Sans 3'")
        #expect(CSSEscaping.family("x';}body{display:none") == "'xbodydisplaynone'")
    }

    @Test(arguments: [
        ("https://example.com/a?b", true), ("HTTP://example.com", true), ("mailto:a@example.com", true),
        ("tel:+4930", true),
        ("javascript:alert(1)", false), ("data:text/html,x", false), ("file:///etc/passwd", false),
        ("/relative", false),
    ])
    func addressesOnlyLeadSomewhere(_ text: String, isAllowed: Bool) throws {
        let url = try #require(URL(string: text))
        #expect((WebAddress.text(of: url) != nil) == isAllowed)
    }
}
