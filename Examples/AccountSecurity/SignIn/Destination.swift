/// Where a code goes.
enum Destination: Hashable {
    case email(String)
    case phone(String)

    enum Kind: String, CaseIterable {
        case email = "Email"
        case phone = "SMS"
    }

    /// What a person typed, in the form that a tenant takes.
    init(typed: String, kind: Kind) throws(SignInProblem) {
        switch kind {
        case .email: self = .email(try Self.email(typed))
        case .phone: self = .phone(try Self.phone(typed))
        }
    }

    var text: String {
        switch self {
        case .email(let address): address
        case .phone(let number): number
        }
    }

    private static func email(_ typed: String) throws(SignInProblem) -> String {
        let address = typed.filter { !$0.isWhitespace }
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .invalidEmail }
        return address
    }

    /// E.164: a plus sign, then 8 to 15 digits.
    private static func phone(_ typed: String) throws(SignInProblem) -> String {
        let marks = typed.filter { !$0.isWhitespace && !"-./()".contains($0) }
        let international = marks.hasPrefix("00") ? "+" + marks.dropFirst(2) : marks
        let digits = international.dropFirst().compactMap(\.wholeNumberValue)
        guard international.hasPrefix("+"), digits.count == international.count - 1, (8...15).contains(digits.count)
        else { throw .invalidPhone }
        return "+" + digits.map(String.init).joined()
    }
}
