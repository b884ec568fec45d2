import Auth0Crypto
import FoundationEssentials

/// Who a request says it comes from: `client_id` and `client_secret` in its parameters, or HTTP Basic.
struct ClientCredentials: Sendable, Equatable {
    let id: String?
    let secret: String?

    /// - Throws: `invalid_request` for both ways at once (RFC 6749, section 2.3).
    init(_ request: TenantRequest, _ parameters: Parameters) throws {
        if parameters.values["client_assertion"] != nil {
            throw OAuthError.invalidRequest("This local tenant does not emulate client assertions")
        }
        let id = try parameters.string("client_id")
        let secret = try parameters.string("client_secret")
        guard let basic = try Self.basic(request) else {
            self.init(id: id, secret: secret)
            return
        }
        guard secret == nil, id == nil || id == basic.id else {
            throw OAuthError.invalidRequest("Authenticate the client either with HTTP Basic or with client_secret")
        }
        self = basic
    }

    private init(id: String?, secret: String?) {
        self.id = id
        self.secret = secret
    }

    /// Id and secret are form-encoded inside (RFC 6749, section 2.3.1).
    private static func basic(_ request: TenantRequest) throws -> ClientCredentials? {
        let words = (request.header("authorization") ?? "").split(separator: " ", maxSplits: 1)
        guard words.count == 2, words.first?.lowercased() == "basic" else { return nil }
        guard let credentials = words.last.flatMap({ BasicCredentials(String($0)) }),
            let pair = try? FormCoding.pairs("\(credentials.user)=\(credentials.password)").first
        else { throw OAuthError.invalidRequest("The Authorization header is not valid HTTP Basic") }
        return ClientCredentials(id: pair.name, secret: pair.value)
    }
}

extension TenantClient {
    /// Whether `secret` is what this client has to show; a public client has to show nothing.
    func accepts(secret presented: String?) -> Bool {
        guard let secret else { return true }
        return ConstantTime.equal(presented ?? "", secret)
    }
}

extension TenantConfiguration {
    /// The client that authenticated itself at an OAuth endpoint.
    ///
    /// - Throws: `invalid_request` without `client_id`, `access_denied` for an unknown one, `invalid_client` for a wrong
    ///   secret.
    func authenticatedClient(_ request: TenantRequest, _ parameters: Parameters) throws -> TenantClient {
        let credentials = try ClientCredentials(request, parameters)
        guard let id = credentials.id else { throw OAuthError.missingParameter("client_id") }
        guard let client = client(id) else { throw OAuthError.unknownClient }
        guard client.accepts(secret: credentials.secret) else { throw OAuthError.badClientSecret }
        return client
    }
}
