/// How the account looks.
enum Look: String, CaseIterable {
    case standard = "Default"
    case brand = "Brand"
}
