extension View {
    private func input(_ change: @escaping @MainActor (inout InputEnvironment) -> Void) -> some View {
        environmentChange { change(&$0.input) }
    }

    /// Runs an action when the person presses Return in a field.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View {
        input { input in
            if triggers.contains(.text) { input.submit = both(action, input.submit) }
            if triggers.contains(.search) { input.submitSearch = both(action, input.submitSearch) }
        }
    }

    /// What the Return key of an on-screen keyboard says.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { input { $0.submitLabel = submitLabel.label } }

    /// The on-screen keyboard of fields in the view.
    public func keyboardType(_ type: UIKeyboardType) -> some View { input { $0.keyboard = type.keyboard } }

    /// What the browser may fill in by itself.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        input { $0.contentType = textContentType?.rawValue }
    }

    /// Which letters an on-screen keyboard makes large by itself.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        input { $0.capitalization = autocapitalization?.capitalization }
    }

    /// Whether the browser leaves the spelling alone.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { input { $0.autocorrects = !disable } }

    /// How text fields in the view look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { input { $0.style = S._kind.style } }
}

/// An action, and then that of a view further out.
private func both(_ action: @escaping @MainActor () -> Void, _ outer: (@MainActor () -> Void)?) -> @MainActor () -> Void
{
    {
        action()
        outer?()
    }
}

/// What submits.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Makes a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What the Return key of an on-screen keyboard says.
public struct SubmitLabel: Hashable, Sendable {
    let label: TextFieldElement.SubmitLabel

    /// Done.
    public static let done = Self(label: .done)
    /// Go.
    public static let go = Self(label: .go)
    /// Send.
    public static let send = Self(label: .send)
    /// Join.
    public static let join = Self(label: .join)
    /// Route.
    public static let route = Self(label: .route)
    /// Search.
    public static let search = Self(label: .search)
    /// Return.
    public static let `return` = Self(label: .return)
    /// Next.
    public static let next = Self(label: .next)
    /// Continue.
    public static let `continue` = Self(label: .continue)
}

/// Which letters an on-screen keyboard makes large by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    let capitalization: TextFieldElement.Capitalization

    /// None.
    public static let never = Self(capitalization: .never)
    /// The first of each word.
    public static let words = Self(capitalization: .words)
    /// The first of each sentence.
    public static let sentences = Self(capitalization: .sentences)
    /// All.
    public static let characters = Self(capitalization: .characters)
}

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

/// What a browser may fill into a field by itself, by the name that it has on iOS.
///
/// The raw values are the autofill field names of the WHATWG's HTML standard, section 4.10.18.7.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
    /// The autofill field name.
    public let rawValue: String

    /// Takes an autofill field name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A name.
    public static let name = Self(rawValue: "name")
    /// A first name.
    public static let givenName = Self(rawValue: "given-name")
    /// A family name.
    public static let familyName = Self(rawValue: "family-name")
    /// A nickname.
    public static let nickname = Self(rawValue: "nickname")
    /// The name of an organization.
    public static let organizationName = Self(rawValue: "organization")
    /// An address, as one text.
    public static let fullStreetAddress = Self(rawValue: "street-address")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postal-code")
    /// A country.
    public static let countryName = Self(rawValue: "country-name")
    /// A phone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// An e-mail address.
    public static let emailAddress = Self(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The address of a page.
    public static let URL = Self(rawValue: "url")
    /// The name to sign in with.
    public static let username = Self(rawValue: "username")
    /// A password that exists.
    public static let password = Self(rawValue: "current-password")
    /// A password that is being chosen.
    public static let newPassword = Self(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = Self(rawValue: "one-time-code")
}

/// How text fields look.
///
/// The styles are those of the library.
public protocol TextFieldStyle {
    /// The style as the library has it.
    @_documentation(visibility: internal)
    static var _kind: TextFieldStyleKind { get }
}

/// A style that the renderer draws.
@_documentation(visibility: internal)
public struct TextFieldStyleKind: Sendable {
    let style: TextFieldElement.Style
}

/// The style of the place.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = TextFieldStyleKind(style: .automatic)
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = TextFieldStyleKind(style: .plain)
}

/// A border with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    public init() {}

    /// The style as the library has it.
    @_documentation(visibility: internal)
    public static let _kind = TextFieldStyleKind(style: .roundedBorder)
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The style of the place.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A border with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
