extension View {
    /// Shows a choice of actions while a binding is true.
    ///
    /// Its buttons close it; one to cancel is added.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.confirmation(showsTitle: titleVisibility == .visible), titleKey.string, isPresented, actions) {
            EmptyView()
        }
    }

    /// Shows a choice of actions while a binding is true.
    ///
    /// Its buttons close it; one to cancel is added.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.confirmation(showsTitle: titleVisibility == .visible), titleKey.string, isPresented, actions, message)
    }

    /// Shows a choice of actions while a binding is true.
    ///
    /// Its buttons close it; one to cancel is added.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        dialog(.confirmation(showsTitle: titleVisibility == .visible), String(title), isPresented, actions) {
            EmptyView()
        }
    }

    /// Shows a choice of actions while a binding is true.
    ///
    /// Its buttons close it; one to cancel is added.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        dialog(.confirmation(showsTitle: titleVisibility == .visible), String(title), isPresented, actions, message)
    }

    /// Shows a choice of actions about data while a binding is true and there is data.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        dialog(.confirmation(showsTitle: titleVisibility == .visible), titleKey.string, isPresented, data, actions) {
            _ in EmptyView()
        }
    }

    /// Shows a choice of actions about data while a binding is true and there is data.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(
            .confirmation(showsTitle: titleVisibility == .visible),
            titleKey.string,
            isPresented,
            data,
            actions,
            message
        )
    }
}
