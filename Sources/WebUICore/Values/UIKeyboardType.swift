/// The on-screen keyboard of a field, by the name that it has on iOS.
public enum UIKeyboardType: Hashable, Sendable {
    /// The usual one.
    case `default`
    /// Latin letters.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address.
    case URL
    /// Digits.
    case numberPad
    /// A phone number.
    case phonePad
    /// A name or a phone number.
    case namePhonePad
    /// An e-mail address.
    case emailAddress
    /// Digits and a decimal point.
    case decimalPad
    /// Digits of the Latin script.
    case asciiCapableNumberPad

    var keyboard: TextFieldElement.Keyboard {
        switch self {
        case .default, .namePhonePad, .numbersAndPunctuation: .standard
        case .asciiCapable: .ascii
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .number
        case .phonePad: .phone
        case .emailAddress: .email
        case .decimalPad: .decimal
        }
    }
}
