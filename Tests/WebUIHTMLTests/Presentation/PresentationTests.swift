import Testing
import WebUICore
import WebUIHTML

@Suite struct PresentationTests {
    @Test func aSheetIsADialogNamedByItsFirstText() {
        let sheet = node(1, .sheet(SheetElement(coversScreen: false)), [text(2, "Settings")]) { $0.events = [.dismiss] }
        expectHTML(
            sheet,
            #"<dialog id="n1" class="sheet v" data-modal aria-label="Settings" data-e="dismiss">"#
                + #"<button type="button" class="grabber" data-dismiss="1" aria-label="Close"></button><span id="n2" class="text">Settings</span></dialog>"#
        )
    }

    @Test func anAlertIsNamedAndDescribed() {
        let alert = node(
            1,
            .alert(title: "Sure?"),
            [
                node(2, .slot(.message), [text(3, "No way back")]), node(4, .slot(.actions)),
            ]
        )
        expectHTML(
            alert,
            #"<dialog id="n1" class="alert" data-modal role="alertdialog" aria-labelledby="t1" aria-describedby="n2"><h2 id="t1">Sure?</h2>"#
                + #"<div id="n2" class="slot message"><span id="n3" class="text">No way back</span></div><div id="n4" class="slot actions"></div></dialog>"#
        )
    }

    @Test func aDialogWithoutAVisibleTitleStillHasAName() {
        let dialog = node(1, .confirmationDialog(ConfirmationDialogElement(title: "Remove?", showsTitle: false)))
        expectHTML(
            dialog,
            #"<dialog id="n1" class="choice" data-modal role="alertdialog" aria-labelledby="t1"><h2 class="vh" id="t1">Remove?</h2></dialog>"#
        )
    }
}
