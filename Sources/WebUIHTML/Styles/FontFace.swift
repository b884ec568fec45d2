/// A face by the name that Apple systems know it by, such as `OpenSans-SemiBoldItalic`, as CSS knows it: a family, a
/// weight and a slant.
struct FontFace: Equatable {
    let family: String
    let weight: Int
    let isItalic: Bool

    /// Nil where the name does not end in a hyphen and the name of a weight or slant; then it is a family's.
    init?(name: String) {
        guard let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex else { return nil }
        var style = name[name.index(after: hyphen)...].lowercased()
        var isItalic = false
        for slant in ["italic", "oblique"] where style.hasSuffix(slant) {
            style.removeLast(slant.count)
            isItalic = true
        }
        if isItalic, style.isEmpty { style = "regular" }
        guard let weight = Self.weights[style] else { return nil }
        self.family = Self.spaced(name[..<hyphen])
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The names of OpenType's weight classes, and other names in use for them.
    private static let weights = [
        "thin": 100, "extralight": 200, "ultralight": 200, "light": 300, "regular": 400, "normal": 400, "book": 400,
        "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700, "extrabold": 800,
        "heavy": 800, "black": 900,
    ]

    /// A face's name has no spaces, its family's has: `IBMPlexSans` is IBM Plex Sans.
    private static func spaced(_ name: Substring) -> String {
        let letters = Array(name)
        var spaced = ""
        for (index, letter) in letters.enumerated() {
            let startsWord = index > 0 && letter.isUppercase
            let endsAcronym = index + 1 < letters.count && letters[index + 1].isLowercase
            if startsWord, letters[index - 1].isLowercase || (letters[index - 1].isUppercase && endsAcronym) {
                spaced += " "
            }
            spaced.append(letter)
        }
        return spaced
    }
}
