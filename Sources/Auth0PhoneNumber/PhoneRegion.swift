import CPhoneNumber
import Foundation

/// A region that telephone numbers belong to.
package struct PhoneRegion: Sendable, Hashable, Identifiable {
    /// ISO 3166-1 alpha-2, like `DE`.
    package let code: String
    /// Like `49`; several regions may share one.
    package let callingCode: Int
    /// The name in English, like `Germany`.
    package let name: String

    package var id: String { code }

    /// The flag as two regional indicator symbols, which fonts show as one.
    package var flag: String {
        let scalars = code.unicodeScalars.compactMap { Unicode.Scalar(0x1F1E6 + $0.value - Unicode.Scalar("A").value) }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Every region that the library knows, in the order of their names.
    package static let all: [PhoneRegion] = {
        let names = Locale(identifier: "en")
        return codes()
            .map { code, callingCode in
                let name = names.localizedString(forRegionCode: code) ?? code
                return PhoneRegion(code: code, callingCode: callingCode, name: name)
            }
            .sorted { $0.name.compare($1.name, options: .diacriticInsensitive, locale: names) == .orderedAscending }
    }()

    package static func named(_ code: String) -> PhoneRegion? {
        all.first { $0.code == code.uppercased() }
    }

    private static func codes() -> [(String, Int)] {
        var codes: [(String, Int)] = []
        withUnsafeMutablePointer(to: &codes) { codes in
            a0_phone_regions(codes) { context, region, callingCode in
                guard let context, let region else { return }
                let codes = context.assumingMemoryBound(to: [(String, Int)].self)
                codes.pointee.append((String(cString: region), Int(callingCode)))
            }
        }
        return codes
    }
}
