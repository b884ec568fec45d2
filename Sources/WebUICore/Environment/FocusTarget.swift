/// Ties the next control inside to a `@FocusState`.
struct FocusTarget {
    let isFocused: Bool
    let set: @MainActor (Bool) -> Void
}

extension View {
    /// Ties the control's focus to a value of the state.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        environmentChange {
            $0.focus = FocusTarget(isFocused: binding.wrappedValue == value) { isFocused in
                if isFocused {
                    binding.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.wrappedValue = binding.initial
                }
            }
        }
    }

    /// Ties the control's focus to the state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        environmentChange {
            $0.focus = FocusTarget(isFocused: condition.wrappedValue) { condition.wrappedValue = $0 }
        }
    }
}

extension ViewNode {
    /// Takes `focus` and `blur` events, where a state watches.
    func takeFocus() {
        guard let focus = environment.focus, environment.isEnabled else { return }
        handlers[.focus] = { _ in focus.set(true) }
        handlers[.blur] = { _ in focus.set(false) }
    }

    /// The environment of a control's label, which has no focus of its own.
    var labelEnvironment: EnvironmentValues {
        guard environment.focus != nil else { return environment }
        var result = environment
        result.focus = nil
        return result
    }
}
