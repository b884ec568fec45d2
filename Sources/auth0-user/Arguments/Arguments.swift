/// The words behind the command's name: `--name value`, `--name=value` and flags, in any order.
struct Arguments {
    let command: String
    private var words: [String]

    init(_ words: [String]) throws(UsageError) {
        var words = words
        guard let first = words.first else { throw UsageError("A command is missing.") }
        if first.hasPrefix("-") {
            command = ""
        } else {
            command = first
            words.removeFirst()
        }
        self.words = words
    }

    mutating func takeFlag(_ name: String) -> Bool {
        guard let index = words.firstIndex(of: name) else { return false }
        words.remove(at: index)
        return true
    }

    mutating func takeValue(_ name: String) throws(UsageError) -> String? {
        if let index = words.firstIndex(where: { $0.hasPrefix(name + "=") }) {
            return String(words.remove(at: index).dropFirst(name.count + 1))
        }
        guard let index = words.firstIndex(of: name) else { return nil }
        words.remove(at: index)
        guard index < words.count, !words[index].hasPrefix("--") else {
            throw UsageError("\(name) needs a value.")
        }
        return words.remove(at: index)
    }

    mutating func takeNumber(_ name: String) throws(UsageError) -> Int? {
        guard let text = try takeValue(name) else { return nil }
        guard let number = Int(text), number >= 0 else {
            throw UsageError("\(name) needs a number of seconds.")
        }
        return number
    }

    /// The first of the words that are left; take options first.
    mutating func takeWord() -> String? {
        guard let index = words.firstIndex(where: { !$0.hasPrefix("-") }) else { return nil }
        return words.remove(at: index)
    }

    /// Refuses what no one took.
    func finish() throws(UsageError) {
        guard let word = words.first else { return }
        throw UsageError("\"\(word)\" is not understood here.")
    }
}

/// The command was not used as it is meant to be.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ text: String) {
        description = text + " See auth0-user --help."
    }
}
