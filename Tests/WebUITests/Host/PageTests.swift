import Foundation
import Testing

@testable import WebUI

@Suite struct PageTests {
    @Test func nothingThatAViewSaysBreaksThePage() {
        let evil = "</title><script>alert(1)</script>\"'"
        let page = Page(
            title: evil,
            nonce: "abc",
            body: "<main></main>",
            rules: "",
            data: [("tab", evil)],
            notice: evil
        )
        #expect(!page.html.contains("<script>alert"))
        #expect(page.html.components(separatedBy: "<script").count == 2)
        #expect(page.html.contains("<script nonce=\"abc\">"))
        #expect(page.html.contains(" data-tab=\"&lt;/title&gt;&lt;script&gt;"))
        #expect(!Page.message(title: evil, evil, nonce: "abc").contains("<script"))
    }

    @Test func aLiveRegionIsThereBeforeAnythingIsSaid() {
        let page = Page(title: "", nonce: "abc", body: "<main></main>", rules: "", data: [], notice: nil)
        #expect(page.html.contains("<main></main><div id=\"spoken\" class=\"vh\" aria-live=\"polite\"></div>"))
    }

    @Test func theClientCannotEndItsOwnElement() {
        let page = Page(title: "", nonce: "abc", body: "", rules: "", data: [], notice: nil)
        #expect(page.html.components(separatedBy: "</script").count == 2)
        #expect(page.html.components(separatedBy: "</style").count == 3)
    }
}
