import Testing

@testable import Auth0UniversalComponents

@Suite struct CodeEntryTests {
    @Test(arguments: [
        ("123456", "123456"), ("123 456", "123456"), ("123-456", "123456"), (" 123456\n", "123456"),
        ("Your code is 123456", "123456"), ("2 factors: 123456", "123456"), ("12", "12"), ("", ""), ("abc", ""),
        ("١٢٣٤٥٦", "123456"), ("１２３４５６", "123456"), ("१२३४५६", "123456"), ("½①²", ""), ("1½23", "123"),
        ("12345678", "12345678"), ("123456 654321", "123456654321"),
        (String(repeating: "9", count: 5000), String(repeating: "9", count: 12)),
    ])
    func whatIsTypedOrPastedBecomesDigits(typed: String, digits: String) {
        var entry = CodeEntry()
        entry.type(typed)
        #expect(entry.text == digits)
    }

    @Test func aCodeIsSubmittedOnce() {
        var entry = CodeEntry()
        entry.type("123456")
        #expect(entry.submit() == "123456")
        #expect(entry.submit() == nil)
        #expect(entry.isSubmitting)
    }

    @Test func typingWhileACodeIsOnItsWayChangesNothing() {
        var entry = CodeEntry()
        entry.type("123456")
        _ = entry.submit()
        entry.type("654321")
        #expect(entry.text == "123456")
    }

    @Test(arguments: [("", Words.Code.incomplete), ("12345", Words.Code.incomplete), ("1234567", Words.Code.tooLong)])
    func whatIsNoCodeIsNotSubmittedAndStays(typed: String, problem: String) {
        var entry = CodeEntry()
        entry.type(typed)
        #expect(entry.submit() == nil)
        #expect(entry.problem == problem)
        #expect(entry.text == typed)
        #expect(entry.refusals == 1)
        #expect(!entry.isSubmitting)
    }

    @Test func aRefusedCodeIsClearedAndAnotherMayBeSubmitted() {
        var entry = CodeEntry()
        entry.type("123456")
        _ = entry.submit()
        entry.refuse("No.")
        #expect(entry.text.isEmpty)
        #expect(entry.problem == "No.")
        entry.type("654321")
        #expect(entry.problem == nil)
        #expect(entry.submit() == "654321")
    }

    @Test func aFailureOnTheWayKeepsTheCode() {
        var entry = CodeEntry()
        entry.type("123456")
        _ = entry.submit()
        entry.fail(Trouble.unreachable)
        #expect(entry.text == "123456")
        #expect(entry.problem?.contains(Words.Trouble.unreachable) == true)
        #expect(entry.submit() == "123456")
    }

    @Test func aCancelledCallSaysNothing() {
        var entry = CodeEntry()
        entry.type("123456")
        _ = entry.submit()
        entry.fail(CancellationError())
        #expect(entry.text == "123456")
        #expect(entry.problem == nil)
        #expect(!entry.isSubmitting)
    }
}
