import Auth0

/// What a method is called.
enum MethodName {
    /// The name that the person gave it, else its address, else the name of its kind.
    static func text(_ method: AuthenticationMethod, _ kind: FactorKind) -> String {
        given(method) ?? address(method) ?? device(method) ?? Words.name(kind)
    }

    /// What else tells it from others of its kind.
    static func detail(_ method: AuthenticationMethod, _ kind: FactorKind) -> String? {
        given(method) == nil ? nil : address(method)
    }

    private static func given(_ method: AuthenticationMethod) -> String? {
        method.name.flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func address(_ method: AuthenticationMethod) -> String? { method.email ?? method.phoneNumber }

    /// The browser and system that a passkey was created with.
    private static func device(_ method: AuthenticationMethod) -> String? {
        guard method.kind == .passkey, let agent = method.userAgent else { return nil }
        let browser = [("Edg/", "Edge"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari")]
            .first { agent.contains($0.0) }?.1
        let system = [
            ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Mac OS X", "macOS"),
            ("Windows", "Windows"), ("Linux", "Linux"),
        ].first { agent.contains($0.0) }?.1
        switch (browser, system) {
        case (let browser?, let system?): return "\(browser) on \(system)"
        case (let known?, nil), (nil, let known?): return known
        case (nil, nil): return nil
        }
    }
}
