import CPhoneNumber

/// Why a text is not a telephone number; the text is not in it.
package struct PhoneNumberError: Error, Sendable, Equatable, CustomStringConvertible {
    private enum Base {
        case unknownCallingCode
        case notANumber
        case tooShort
        case tooLong
        case unavailable
    }

    private let base: Base

    package static let unknownCallingCode = Self(base: .unknownCallingCode)
    package static let notANumber = Self(base: .notANumber)
    package static let tooShort = Self(base: .tooShort)
    package static let tooLong = Self(base: .tooLong)
    package static let unavailable = Self(base: .unavailable)

    package var description: String {
        switch base {
        case .unknownCallingCode:
            "The number has no calling code that is in use. Begin with one, like +49, or choose a region."
        case .notANumber: "This is not a telephone number. Write its digits."
        case .tooShort: "The number is too short. Write all of its digits."
        case .tooLong: "The number is too long. Write its digits only."
        case .unavailable: "Telephone numbers cannot be read on this machine. Install libphonenumber again."
        }
    }
}

extension PhoneNumberError {
    init(_ problem: a0_phone_problem) {
        self =
            switch problem {
            case A0_PHONE_UNKNOWN_CALLING_CODE: .unknownCallingCode
            case A0_PHONE_TOO_SHORT: .tooShort
            case A0_PHONE_TOO_LONG: .tooLong
            case A0_PHONE_UNAVAILABLE: .unavailable
            default: .notANumber
            }
    }
}
