import Auth0
import WebUI

/// The person's methods of a kind.
struct SavedFactorsScreen: View {
    let kind: FactorKind
    let model: AccountModel

    @Environment(\.auth0Theme) private var theme
    @State private var renamed: AuthenticationMethod?
    @State private var removed: AuthenticationMethod?

    var body: some View {
        ScreenFrame(Words.Saved.title(kind), model) {
            VStack(alignment: .leading, spacing: theme.spacing.md) {
                switch model.factors {
                case .loading: Skeleton(rows: 2)
                case .failed(let trouble): TroubleView(trouble: trouble) { Task { await model.load() } }
                case .loaded: list
                }
            }
        }
        .sheet(item: $renamed) { method in
            RenameSheet(method: method, name: MethodName.text(method, kind)) { name in
                Task { await model.rename(method, to: name) }
            }
        }
        .alert(
            Words.Saved.removeTitle(removed.map { MethodName.text($0, kind) } ?? ""),
            isPresented: Binding(get: { removed != nil }, set: { if !$0 { removed = nil } }),
            presenting: removed
        ) { method in
            Button(Words.Saved.remove, role: .destructive) { Task { await model.remove(method) } }
            Button(Words.cancel, role: .cancel) {}
        } message: { method in
            Text(model.isLastFactor(method) ? Words.Saved.removeLastText : Words.Saved.removeText)
        }
    }

    @ViewBuilder private var list: some View {
        let methods = model.summary(kind).methods
        Text(methods.isEmpty ? Words.Saved.empty(kind) : Words.Saved.heading(kind))
            .auth0TextStyle(theme.typography.bodySmall)
            .foregroundStyle(theme.colors.text.regular)
            .accessibilityHeading(.h2)
        ForEach(methods) { method in
            SavedFactorRow(
                method: method,
                kind: kind,
                rename: { renamed = method },
                remove: { removed = method }
            )
        }
        Button {
            model.notice = nil
            model.navigator.push(.enrol(kind), from: .saved(kind))
        } label: {
            Label(Words.Saved.add(kind), systemImage: "plus")
        }
        .buttonStyle(ThemedButtonStyle(methods.isEmpty ? .primary : .secondary))
    }
}
