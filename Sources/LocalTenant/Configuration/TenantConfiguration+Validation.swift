extension TenantConfiguration {
    /// Refuses what could only fail later, at a request.
    ///
    /// - Throws: ``LocalTenantError/invalidConfiguration(_:)``, naming the part that is wrong.
    func validate() throws(LocalTenantError) {
        if let twice = clients.map(\.id).firstDuplicate { throw .invalidConfiguration("Client \(twice) stands twice") }
        if let twice = apis.map(\.identifier).firstDuplicate {
            throw .invalidConfiguration("API \(twice) stands twice")
        }
        if let twice = connections.map(\.name).firstDuplicate {
            throw .invalidConfiguration("Connection \(twice) stands twice")
        }
        let ids = users.map(\.id).filter { !$0.isEmpty }
        if users.flatMap(\.addresses).firstDuplicate != nil || ids.firstDuplicate != nil {
            throw .invalidConfiguration("A user stands twice")
        }
        if controlToken?.isEmpty == true { throw .invalidConfiguration("control_token must not be empty") }
        for client in clients { try client.validate() }
        for api in apis { try api.validate() }
        for connection in connections { try connection.validate() }
        for user in users { try user.validate() }
        for (address, code) in fixedCodes where address.isEmpty || code.isEmpty {
            throw .invalidConfiguration("A fixed code needs an address and a code")
        }
        try passkeys.validate()
        try policy.validate()
    }
}

extension TenantClient {
    fileprivate func validate() throws(LocalTenantError) {
        if id.isEmpty { throw .invalidConfiguration("A client needs an id") }
        if secret?.isEmpty == true { throw .invalidConfiguration("The secret of client \(id) must not be empty") }
        if let unknown = grants.first(where: { !GrantType.known.contains($0) }) {
            throw .invalidConfiguration(
                "Client \(id) has the grant \(unknown.rawValue), which this tenant does not emulate"
            )
        }
        try TenantPolicy.check("overlap_seconds of client \(id)", refreshTokens.overlapSeconds, from: 0)
        try TenantPolicy.check("absolute_seconds of client \(id)", refreshTokens.absoluteSeconds)
        try TenantPolicy.check("idle_seconds of client \(id)", refreshTokens.idleSeconds)
    }
}

extension TenantAPI {
    fileprivate func validate() throws(LocalTenantError) {
        if identifier.isEmpty { throw .invalidConfiguration("An API needs an identifier") }
        try TenantPolicy.check("access_token_seconds of API \(identifier)", accessTokenSeconds)
    }
}

extension TenantConnection {
    fileprivate func validate() throws(LocalTenantError) {
        if name.isEmpty { throw .invalidConfiguration("A connection needs a name") }
        try TenantPolicy.check("code_seconds of connection \(name)", codeSeconds)
        guard (4...12).contains(codeLength) else {
            throw .invalidConfiguration("code_length of connection \(name) is between 4 and 12")
        }
    }
}

extension TenantUser {
    fileprivate func validate() throws(LocalTenantError) {
        guard !addresses.isEmpty, addresses.allSatisfy(\.isWellFormed) else {
            throw .invalidConfiguration("A user needs a valid email or phone_number")
        }
    }
}

extension Array where Element: Hashable {
    fileprivate var firstDuplicate: Element? {
        var seen: Set<Element> = []
        return first { !seen.insert($0).inserted }
    }
}
