/// The styles of one page, each once.
///
/// A style becomes a class, since the page's policy allows no `style` attributes.
struct StyleSheet {
    private var numbers: [String: Int] = [:]
    private var added: [String] = []

    /// The class of some declarations.
    mutating func className(for declarations: String) -> String {
        if let number = numbers[declarations] { return "s\(number)" }
        let number = numbers.count
        numbers[declarations] = number
        added.append(declarations)
        return "s\(number)"
    }

    /// The rules that were added since the last call, with their numbers.
    mutating func takeAdded() -> [(number: Int, declarations: String)] {
        let first = numbers.count - added.count
        defer { added = [] }
        return added.enumerated().map { (first + $0.offset, $0.element) }
    }
}
