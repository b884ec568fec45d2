import WebUI

/// A field with its name above it and what is wrong with it below.
struct LabelledField<Field: View>: View {
    let label: String
    let problem: String?
    let field: Field

    @Environment(\.auth0Theme) private var theme

    init(_ label: String, problem: String?, @ViewBuilder field: () -> Field) {
        self.label = label
        self.problem = problem
        self.field = field()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            // The field itself is named for those who do not see this.
            Text(label)
                .auth0TextStyle(theme.typography.label)
                .foregroundStyle(theme.colors.text.bold)
                .accessibilityHidden(true)
            field
                .textFieldBox(box)
                .textFieldProblem(problem)
                .foregroundStyle(theme.colors.text.bold)
                .tint(theme.colors.text.bold)
            ProblemText(problem)
        }
    }

    /// The edge is the only sign of where the field is, so it has a colour that is seen well enough for that.
    private var box: TextFieldBox {
        TextFieldBox(
            height: theme.sizes.inputHeight,
            inset: theme.spacing.md,
            radius: theme.radius.inputField,
            background: theme.colors.background.layerTop,
            border: problem == nil ? theme.colors.text.regular : theme.colors.text.onError
        )
    }
}

/// What is wrong, told at once to those who do not see it.
struct ProblemText: View {
    let problem: String?

    @Environment(\.auth0Theme) private var theme

    init(_ problem: String?) { self.problem = problem }

    var body: some View {
        Text(problem ?? "")
            .auth0TextStyle(theme.typography.helper)
            .foregroundStyle(theme.colors.text.onError)
            .accessibilityAddTraits(.updatesFrequently)
    }
}
