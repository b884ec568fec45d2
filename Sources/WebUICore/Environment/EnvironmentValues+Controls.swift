extension EnvironmentValues {
    private struct ToggleStyleKey: EnvironmentKey {
        static let defaultValue = ToggleElement.Style.automatic
    }

    private struct PickerStyleKey: EnvironmentKey {
        static let defaultValue = PickerElement.Style.automatic
    }

    private struct ProgressStyleKey: EnvironmentKey {
        static let defaultValue = ProgressElement.Style.automatic
    }

    private struct HidesLabelsKey: EnvironmentKey {
        static let defaultValue = false
    }

    private struct CollectsTagsKey: EnvironmentKey {
        static let defaultValue = false
    }

    private struct ListStyleKey: EnvironmentKey {
        static let defaultValue = ListElement.Style.automatic
    }

    private struct IsInListKey: EnvironmentKey {
        static let defaultValue = false
    }

    var toggleStyle: ToggleElement.Style {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }

    var pickerStyle: PickerElement.Style {
        get { self[PickerStyleKey.self] }
        set { self[PickerStyleKey.self] = newValue }
    }

    var progressStyle: ProgressElement.Style {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }

    var hidesLabels: Bool {
        get { self[HidesLabelsKey.self] }
        set { self[HidesLabelsKey.self] = newValue }
    }

    /// True in the options of a picker, where the elements of a `ForEach` are tagged with their ids.
    var collectsTags: Bool {
        get { self[CollectsTagsKey.self] }
        set { self[CollectsTagsKey.self] = newValue }
    }

    var listStyle: ListElement.Style {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }

    /// True directly in a list or form, where views are rows.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }

    /// The environment of a list's content.
    @MainActor var inList: EnvironmentValues {
        derived(.inList) {
            $0.refresh = nil
            $0.isInList = true
        }
    }

    /// The environment of content that is no list's own, such as a heading.
    @MainActor var outsideList: EnvironmentValues {
        isInList ? derived(.outsideList) { $0.isInList = false } : self
    }
}

extension View {
    /// How toggles in the view look.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environmentChange { $0.toggleStyle = S._kind.style }
    }

    /// How pickers in the view look.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environmentChange { $0.pickerStyle = S._kind.style }
    }

    /// How progress in the view looks.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environmentChange {
            $0.progressStyle = S._kind.style
            if let tint = style._tint { $0.text.tint = tint }
        }
    }

    /// How lists in the view look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environmentChange { $0.listStyle = S._kind.style }
    }

    /// Hides the labels of controls in the view; they are still read out.
    public func labelsHidden() -> some View { environmentChange { $0.hidesLabels = true } }
}
