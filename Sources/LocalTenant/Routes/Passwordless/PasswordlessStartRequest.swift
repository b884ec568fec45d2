/// What `/passwordless/start` was asked, checked.
struct PasswordlessStartRequest: Sendable {
    let client: TenantClient
    let connection: TenantConnection
    let address: Address

    private static let properties: Set<String> = [
        "client_id", "client_secret", "connection", "email", "phone_number", "send", "authParams", "lang",
    ]

    init(_ request: TenantRequest, _ configuration: TenantConfiguration) throws {
        let parameters = try request.bodyParameters()
        client = try Self.client(request, parameters, configuration)
        connection = try Self.connection(parameters, configuration)
        if let unknown = parameters.values.keys.filter({ !Self.properties.contains($0) }).min() {
            throw OAuthError.propertyNotAllowed(unknown)
        }
        if let authParams = parameters.values["authParams"], authParams != .null, authParams.object == nil {
            throw OAuthError.badAuthParams
        }
        guard client.grants.contains(.passwordlessOTP) else { throw OAuthError.grantNotAllowed(.passwordlessOTP) }
        address = try Self.address(parameters, connection)
        try Self.checkSend(parameters, address.channel)
    }

    private static func client(
        _ request: TenantRequest,
        _ parameters: Parameters,
        _ configuration: TenantConfiguration
    ) throws -> TenantClient {
        let credentials = try ClientCredentials(request, parameters)
        guard let id = credentials.id else { throw OAuthError.missingProperty("client_id") }
        guard let client = configuration.client(id) else { throw OAuthError.startUnknownClient }
        guard client.accepts(secret: credentials.secret) else { throw OAuthError.badClientSecret }
        return client
    }

    private static func connection(
        _ parameters: Parameters,
        _ configuration: TenantConfiguration
    ) throws -> TenantConnection {
        guard let name = try parameters.string("connection") else { throw OAuthError.missingProperty("connection") }
        guard let connection = configuration.connection(name) else { throw OAuthError.connectionMissing }
        guard connection.isEnabled else { throw OAuthError.connectionDisabled }
        guard connection.channel != nil else { throw OAuthError.connectionNotPasswordless }
        return connection
    }

    private static func address(_ parameters: Parameters, _ connection: TenantConnection) throws -> Address {
        let email = try parameters.string("email")
        let phoneNumber = try parameters.string("phone_number")
        if email != nil, phoneNumber != nil { throw OAuthError.twoAddresses }
        switch connection.channel {
        case .email?:
            guard let email else { throw OAuthError.missingProperty("email") }
            let address = Address(.email, email)
            guard address.isWellFormed else { throw OAuthError.badEmail(email) }
            return address
        case .sms?:
            guard let phoneNumber else { throw OAuthError.missingProperty("phone_number") }
            let address = Address(.sms, phoneNumber)
            guard address.isWellFormed else { throw OAuthError.badPhoneNumber }
            return address
        case nil:
            throw OAuthError.connectionNotPasswordless
        }
    }

    /// By e-mail `send` has to say `code`, since its absence asks for a link.
    ///
    /// An SMS is always a code.
    private static func checkSend(_ parameters: Parameters, _ channel: TenantMessage.Channel) throws {
        let send = try parameters.string("send")
        if send == "code" || (send == nil && channel == .sms) { return }
        throw OAuthError.linksNotEmulated
    }
}
