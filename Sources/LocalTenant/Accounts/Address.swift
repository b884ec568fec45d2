/// Where a code is sent: an e-mail address or a phone number, in the one spelling that the tenant keeps.
struct Address: Hashable, Sendable {
    let channel: TenantMessage.Channel
    let value: String

    /// `text` without white space at its ends; an e-mail address in lower case.
    ///
    /// Dots and `+tag` stay as they are.
    init(_ channel: TenantMessage.Channel, _ text: String) {
        self.channel = channel
        let trimmed = text.trimmingWhiteSpace
        self.value = channel == .email ? trimmed.lowercased() : trimmed
    }

    /// Whether a message could reach it.
    var isWellFormed: Bool {
        switch channel {
        case .email: Self.isEmail(value)
        case .sms: Self.isPhoneNumber(value)
        }
    }

    /// One `@` with a local part before it and a domain with a dot, or `localhost`, behind it; no white space.
    private static func isEmail(_ text: String) -> Bool {
        let halves = text.split(separator: "@", omittingEmptySubsequences: false)
        guard text.utf8.count <= 254, halves.count == 2, let local = halves.first, let domain = halves.last else {
            return false
        }
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        return !local.isEmpty
            && !text.contains { $0.isWhitespace || "<>()[],;:\\\"".contains($0) }
            && labels.allSatisfy { !$0.isEmpty }
            && (labels.count > 1 || domain == "localhost")
    }

    /// A plus and one to fifteen ASCII digits, as the service's pattern asks.
    private static func isPhoneNumber(_ text: String) -> Bool {
        let digits = text.dropFirst()
        return text.first == "+" && (1...15).contains(digits.count)
            && digits.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

extension String {
    /// Without white space and zero-width characters at both ends.
    var trimmingWhiteSpace: String {
        let isSpace: (Unicode.Scalar) -> Bool = {
            $0.properties.isWhitespace || "\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}".unicodeScalars.contains($0)
        }
        let front = unicodeScalars.drop(while: isSpace)
        var view = String.UnicodeScalarView(front)
        while let last = view.last, isSpace(last) { view.removeLast() }
        return String(view)
    }
}
