extension KeychainWorld {
    /// Where programs keep data of the user
    /// ([XDG Base Directory Specification](https://specifications.freedesktop.org/basedir-spec/latest/)).
    var dataHome: String { folder("XDG_DATA_HOME", else: ".local/share") }

    /// Where programs keep state of the user.
    var stateHome: String { folder("XDG_STATE_HOME", else: ".local/state") }

    /// The folder of a variable.
    ///
    /// The specification says to ignore one that is not absolute.
    private func folder(_ variable: String, else path: String) -> String {
        absolute(variable) ?? (absolute("HOME") ?? home) + "/" + path
    }

    private func absolute(_ variable: String) -> String? {
        variables[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
}
