/// How a text field looks that draws its own box, so that all of it takes a click and shows the focus.
package struct TextFieldBox: Hashable, Sendable {
    /// The least height, in points.
    package var height: CGFloat
    /// The space before and after the text, in points.
    package var inset: CGFloat
    package var radius: CGFloat
    package var background: Color
    package var border: Color

    package init(height: CGFloat, inset: CGFloat, radius: CGFloat, background: Color, border: Color) {
        self.height = height
        self.inset = inset
        self.radius = radius
        self.background = background
        self.border = border
    }
}

extension View {
    /// Gives text fields in the view a box.
    package func textFieldBox(_ box: TextFieldBox) -> some View {
        environmentChange { $0.input.style = .boxed(box) }
    }
}
