import WebUI

/// What stands in the phone screen's fields, which outlives the screen.
@MainActor
@Observable
final class PhoneEntryModel {
    var entry = PhoneEntry()
    var isChoosing = false
    var search = ""

    /// Forgets the number; the region is likely the next one's too.
    func clear() { entry.type("") }
}
