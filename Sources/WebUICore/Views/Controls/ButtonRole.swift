/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    let role: ButtonElement.Role

    /// Deletes something.
    public static let destructive = ButtonRole(role: .destructive)
    /// Leaves things as they are.
    public static let cancel = ButtonRole(role: .cancel)
}
