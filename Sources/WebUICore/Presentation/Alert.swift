public import Foundation

extension View {
    /// Shows an alert while a binding is true.
    ///
    /// Its buttons close it.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(.alert, titleKey.string, isPresented, actions, message) }

    /// Shows an alert while a binding is true.
    ///
    /// Its buttons close it.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(.alert, titleKey.string, isPresented, actions) { EmptyView() } }

    /// Shows an alert while a binding is true.
    ///
    /// Its buttons close it.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(.alert, String(title), isPresented, actions, message) }

    /// Shows an alert while a binding is true.
    ///
    /// Its buttons close it.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(.alert, String(title), isPresented, actions) { EmptyView() } }

    /// Shows an alert about data while a binding is true and there is data.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { dialog(.alert, titleKey.string, isPresented, data, actions, message) }

    /// Shows an alert about data while a binding is true and there is data.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(.alert, titleKey.string, isPresented, data, actions) { _ in EmptyView() } }

    /// Shows an alert about data while a binding is true and there is data.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { dialog(.alert, String(title), isPresented, data, actions, message) }

    /// Shows an alert about an error while a binding is true and there is one.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View { dialog(.alert, error?.errorDescription ?? "", isPresented, error, actions, message) }

    /// Shows an alert about an error while a binding is true and there is one.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.alert, error?.errorDescription ?? "", isPresented, error, { _ in actions() }) { _ in EmptyView() }
    }
}

extension View {
    func dialog<A: View, M: View>(
        _ kind: DialogModifier<Self, A, M>.Kind,
        _ title: String,
        _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> A,
        _ message: @escaping () -> M
    ) -> DialogModifier<Self, A, M> {
        DialogModifier(content: self, kind: kind, title: title, isPresented: isPresented) {
            DialogModifier.Dialog(actions: actions, message: message)
        }
    }

    func dialog<A: View, M: View, T>(
        _ kind: DialogModifier<Self, A, M>.Kind,
        _ title: String,
        _ isPresented: Binding<Bool>,
        _ data: T?,
        _ actions: @escaping (T) -> A,
        _ message: @escaping (T) -> M
    ) -> DialogModifier<Self, A, M> {
        DialogModifier(content: self, kind: kind, title: title, isPresented: isPresented) {
            data.map { data in DialogModifier.Dialog(actions: { actions(data) }, message: { message(data) }) }
        }
    }
}
