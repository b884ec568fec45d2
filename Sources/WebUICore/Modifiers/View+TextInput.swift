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

    /// Ties what is wrong with a text field in the view to the field, for those who cannot see that the two stand together.
    ///
    /// It is not shown, and nil says that nothing is wrong.
    package func textFieldProblem(_ problem: String?) -> some View { input { $0.problem = problem ?? "" } }

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
