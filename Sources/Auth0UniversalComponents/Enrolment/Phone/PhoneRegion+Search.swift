import Auth0PhoneNumber
import Foundation

extension PhoneRegion {
    /// The regions that a person may mean: by name, by code like `DE`, or by calling code like `+49`.
    static func matching(_ search: String) -> [PhoneRegion] {
        let text = search.trimmingCharacters(in: .whitespaces)
        let digits = text.drop { $0 == "+" }
        guard !digits.isEmpty else { return all }
        if digits.allSatisfy(\.isNumber) {
            return all.filter { "\($0.callingCode)".hasPrefix(digits) }
        }
        let exact = all.filter { $0.code.compare(text, options: .caseInsensitive) == .orderedSame }
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
        return exact + all.filter { !exact.contains($0) && $0.name.range(of: text, options: options) != nil }
    }
}
