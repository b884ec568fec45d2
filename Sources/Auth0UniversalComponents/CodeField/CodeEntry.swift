/// A six-digit code that a person types, pastes or has filled in, and what became of it.
///
/// One is submitted at a time: while one is on its way, neither typing nor a second submission changes anything.
struct CodeEntry: Equatable {
    static let length = 6

    private(set) var text = ""
    private(set) var isSubmitting = false
    /// What is wrong with it, for the person.
    private(set) var problem: String?
    /// How often it was refused; the field takes the focus at each.
    private(set) var refusals = 0

    /// Takes what stands in the field now.
    mutating func type(_ typed: String) {
        guard !isSubmitting else { return }
        let digits = Self.code(in: typed)
        guard digits != text else { return }
        text = digits
        problem = digits.count > Self.length ? Words.Code.tooLong : nil
    }

    /// The code to send; nil where there is none yet, or one is on its way.
    mutating func submit() -> String? {
        guard !isSubmitting else { return nil }
        guard text.count == Self.length else {
            refuse(text.count > Self.length ? Words.Code.tooLong : Words.Code.incomplete, clears: false)
            return nil
        }
        problem = nil
        isSubmitting = true
        return text
    }

    /// Ends a submission that was refused: the field is empty again where the code is of no more use.
    mutating func refuse(_ problem: String, clears: Bool = true) {
        isSubmitting = false
        if clears { text = "" }
        self.problem = problem
        refusals += 1
    }

    /// Ends a submission that says nothing about the code.
    mutating func release() { isSubmitting = false }

    /// The digits of a text, in any script, as ASCII; of a sentence that holds one code, that code.
    static func code(in text: String) -> String {
        let groups = text.split { digit($0) == nil }.map { String($0.compactMap(digit)) }
        let codes = groups.filter { $0.count == length }
        if codes.count == 1, let code = codes.first { return code }
        return String(groups.joined().prefix(2 * length))
    }

    private static func digit(_ character: Character) -> Character? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            scalar.properties.numericType == .decimal, let value = character.wholeNumberValue
        else { return nil }
        return "0123456789".dropFirst(value).first
    }
}
