extension View {
    /// The appearance of the window or sheet that the view is in; nil leaves it to the browser.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        OutputModifier(content: environmentChange { if let colorScheme { $0.ownColorScheme = colorScheme } }) {
            if let colorScheme { $0.appear(in: AppliedColorScheme(colorScheme, fillsWindow: true)) }
        }
    }
}

extension Output {
    /// Draws the nodes in an appearance, but for those that have one of their own.
    mutating func appear(in scheme: AppliedColorScheme) {
        nodes = nodes.map { node in
            var attributes = node.attributes
            attributes.colorScheme = attributes.colorScheme?.within(scheme) ?? scheme
            return node.with(attributes: attributes)
        }
    }
}

extension AppliedColorScheme {
    /// The inner appearance wins, and fills the window where it is also the outer one, which does.
    fileprivate func within(_ outer: AppliedColorScheme) -> AppliedColorScheme {
        scheme == outer.scheme && outer.fillsWindow ? outer : self
    }
}
