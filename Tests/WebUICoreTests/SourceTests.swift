import Foundation
import Testing
import WebUICore

// What matters here is that it compiles as it does with SwiftUI: overloads, inference, isolation. So this file
// imports the module as an app does, not as a test.

/// A factory outside of the main actor, as sample apps have it.
private struct Factory {
    @MainActor @ViewBuilder
    func row(_ title: String, isNew: Bool) -> some View {
        if isNew {
            Label(title, systemImage: "star")
        } else {
            Text(title)
        }
    }
}

private struct Theme: Sendable {
    var primary = Color(red: 0.2, green: 0.4, blue: 0.6)
    var spacing: CGFloat = 12
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
}

private struct PathKey: EnvironmentKey {
    static let defaultValue: Binding<NavigationPath> = .constant(NavigationPath())
}

extension EnvironmentValues {
    fileprivate var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    fileprivate var hostPath: Binding<NavigationPath> {
        get { self[PathKey.self] }
        set { self[PathKey.self] = newValue }
    }
}

extension View {
    fileprivate func card() -> some View { modifier(Card()) }
}

private struct Card: ViewModifier {
    @Environment(\.theme) private var theme
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, theme.spacing)
            .padding([.top, .bottom], 8)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background(colorScheme == .dark ? Color.black : .white)
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray.opacity(0.3), lineWidth: 1))
            .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    }
}

private struct CapsuleButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundStyle(.white)
            .padding()
            .background(Capsule().fill(configuration.role == .destructive ? .red : .blue))
            .opacity(configuration.isPressed ? 0.5 : 1)
    }
}

@MainActor
private final class ViewModel: ObservableObject {
    @Published private(set) var names: [String] = []
    @Published var query = ""
    @Published var error: String?

    nonisolated init() {}

    var showsError: Binding<Bool> { Binding(get: { self.error != nil }, set: { if !$0 { self.error = nil } }) }

    func load() async { names = ["one", "two"] }
}

private struct Screen: View {
    private enum Field: Hashable {
        case query
        case code
    }

    @StateObject private var model: ViewModel
    @Environment(\.theme) private var theme
    @Environment(\.dismiss) private var dismiss
    @Environment(\.hostPath) private var hostPath
    @FocusState private var field: Field?
    @State private var selection: String? = nil
    @State private var code = ""
    @State private var isOn = false
    @State private var isPresented = false
    private let factory = Factory()

    init(model: @autoclosure @escaping () -> ViewModel = ViewModel()) { _model = StateObject(wrappedValue: model()) }

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Color(white: 0.95).ignoresSafeArea()
            ScrollView(showsIndicators: false) {
                LazyVStack(alignment: .leading, spacing: theme.spacing) {
                    header
                    ForEach(model.names, id: \.self) { name in
                        factory.row(name, isNew: name == "one").card()
                    }
                    ForEach(Array(model.names.enumerated()), id: \.offset) { offset, name in
                        Text("\(offset): \(name)").font(.system(size: 14, weight: .medium)).lineLimit(1)
                    }
                    inputs
                    Spacer(minLength: 0)
                }
                .padding()
            }
            if model.names.isEmpty { ProgressView().progressViewStyle(.circular).tint(.gray) }
        }
        .navigationTitle("Names")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Close", role: .cancel) { dismiss() } }
            if isOn { ToolbarItem { Image(systemName: "checkmark") } }
        }
        .alert("Failed", isPresented: model.showsError) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(model.error ?? "")
        }
        .task { await model.load() }
        .onChange(of: code) { _, new in if new.count == 6 { field = nil } }
        .onChange(of: isOn) { hostPath.wrappedValue.append("next") }
    }

    @ViewBuilder private var header: some View {
        switch model.names.count {
        case 0: EmptyView()
        case 1: Text("One name").foregroundColor(.secondary)
        case let count:
            (Text("\(count)").bold() + Text(" names").foregroundColor(.secondary)).multilineTextAlignment(.center)
        }
    }

    private var inputs: some View {
        Group {
            TextField("Search", text: $model.query)
                .textFieldStyle(.roundedBorder)
                .focused($field, equals: .query)
                .submitLabel(.search)
                .onSubmit { field = .code }
            SecureField("Code", text: $code)
                .textContentType(.oneTimeCode)
                .keyboardType(.numberPad)
                .focused($field, equals: .code)
            Toggle(isOn: $isOn) { Label("On", systemImage: "power").labelStyle(.titleAndIcon) }
            Picker("Name", selection: $selection) {
                Text("None").tag(String?.none)
                ForEach(model.names, id: \.self) { Text($0).tag(String?.some($0)) }
            }
            .pickerStyle(.menu)
            Button {
                isPresented = true
            } label: {
                HStack(spacing: 4) {
                    Image(systemName: "plus").resizable().scaledToFit().frame(width: 12, height: 12)
                    Text("Add")
                }
            }
            .buttonStyle(CapsuleButtonStyle())
            .disabled(code.isEmpty)
            .sheet(isPresented: $isPresented) { Text("Sheet").presentationDetents([.medium, .large]) }
            if let url = URL(string: "https://example.com") { Link("More", destination: url).font(.footnote) }
        }
    }
}

@MainActor
@Suite struct SourceThatAppsWrite {
    @Test func compilesAndShows() async {
        let tab = Tab(root: NavigationStack { Screen() }.environment(\.theme, Theme(spacing: 8)))
        while !tab.tree.flattened.contains(where: { node in
            if case .text(let text) = node.element { text.string == "2 names" } else { false }
        }) {
            await Task.yield()
        }
        #expect(tab.title == "Names")
        tab.close()
    }
}
