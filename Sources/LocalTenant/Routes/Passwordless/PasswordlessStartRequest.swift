/// What `/passwordless/start` was asked, checked.
struct PasswordlessStartRequest: Sendable {
    let client: TenantClient
    let connection: TenantConnection
    let address: Address
    /// What the use of the link asks for; `nil` where only a code is sent.
    let link: AuthorizationRequest?

    private static let properties: Set<String> = [
        "client_id", "client_secret", "connection", "email", "phone_number", "send", "authParams", "lang",
    ]

    init(_ request: TenantRequest, _ tenant: Tenant) throws {
        let configuration = tenant.configuration
        let parameters = try request.bodyParameters()
        client = try Self.client(request, parameters, configuration)
        connection = try Self.connection(parameters, configuration)
        if let unknown = parameters.values.keys.filter({ !Self.properties.contains($0) }).min() {
            throw OAuthError.propertyNotAllowed(unknown)
        }
        let authParams = parameters.values["authParams"] ?? .null
        if authParams != .null, authParams.object == nil { throw OAuthError.badAuthParams }
        guard client.grants.contains(.passwordlessOTP) else { throw OAuthError.grantNotAllowed(.passwordlessOTP) }
        address = try Self.address(parameters, connection)
        link =
            try Self.wantsLink(parameters, address.channel)
            ? Self.link(Parameters(authParams.object ?? [:]), client, tenant) : nil
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

    /// By e-mail a link, unless `send` says `code`; an SMS is always a code.
    private static func wantsLink(_ parameters: Parameters, _ channel: TenantMessage.Channel) throws -> Bool {
        switch (try parameters.string("send"), channel) {
        case ("code"?, _), (nil, .sms): return false
        case ("link"?, .email), (nil, .email): return true
        case ("link"?, .sms): throw OAuthError.linkBySMS
        case ("link_ios"?, _), ("link_android"?, _): throw OAuthError.appLinksNotEmulated
        default: throw OAuthError.badSend
        }
    }

    /// `authParams` as the request that the link stands for; other than at `/authorize`, `response_type` may be left
    /// out.
    private static func link(
        _ parameters: Parameters,
        _ client: TenantClient,
        _ tenant: Tenant
    ) throws -> AuthorizationRequest {
        let parameters = parameters.filled(["response_type": "code"])
        do {
            return try AuthorizationRequest(AuthorizationTarget(client, parameters), parameters, tenant)
        } catch let error as OAuthError {
            throw OAuthError.badAuthParams(error)
        }
    }
}
