import Auth0Crypto
import Foundation
import SoftwareAuthenticator
import Testing

@testable import LocalTenant

/// One person's access to their own account.
struct Me {
    static let scopes = TenantAPI.myAccountScopes.joined(separator: " ")

    let tenant: LocalTenant
    let client: Client
    let token: String

    init(
        _ tenant: LocalTenant,
        _ client: Client,
        _ person: String = "ana@example.com",
        scope: String = scopes
    )
        async throws
    {
        self.tenant = tenant
        self.client = client
        token = try await tenant.signIn(
            as: person,
            audience: tenant.url.absoluteString + "me/",
            scope: scope
        ).accessToken
    }

    func get(_ path: String) async throws -> Answer {
        try await client.get("/me/v1" + path, headers: ["Authorization": "Bearer \(token)"])
    }

    func send(_ method: String, _ path: String, _ body: JSONValue) async throws -> Answer {
        try await client.json(
            "/me/v1" + path,
            body,
            method: method,
            headers: ["Authorization": "Bearer \(token)"]
        )
    }

    func delete(_ id: String) async throws -> Answer {
        try await client.send(
            "DELETE",
            "/me/v1/authentication-methods/" + escape(id),
            headers: ["Authorization": "Bearer \(token)"]
        )
    }

    func create(_ body: JSONValue) async throws -> Answer {
        try await send("POST", "/authentication-methods", body)
    }

    func change(_ id: String, _ body: JSONValue) async throws -> Answer {
        try await send("PATCH", "/authentication-methods/" + escape(id), body)
    }

    func verify(_ id: String, session: String?, _ more: [String: JSONValue] = [:]) async throws -> Answer {
        var body = more
        body["auth_session"] = session.map { .string($0) }
        return try await send("POST", "/authentication-methods/\(escape(id))/verify", .object(body))
    }

    /// The members of every method, or of those of one type.
    func list(_ query: String = "") async throws -> [JSONValue] {
        let answer = try await get("/authentication-methods" + query)
        try #require(answer.status == 200, "\(answer.text)")
        return answer.json["authentication_methods"]?.array ?? []
    }

    func types() async throws -> [String] {
        try await list().compactMap { $0["type"]?.string }
    }

    private func escape(_ id: String) -> String {
        id.replacing("|", with: "%7C")
    }
}

extension Me {
    /// Enrols a TOTP app; gives its secret.
    @discardableResult
    func enrolTOTP() async throws -> (id: String, secret: String) {
        let started = try await create(["type": "totp"])
        let secret = try #require(started.string("manual_input_code"))
        let id = try #require(started.string("id"))
        let code = totp(secret, tenant.now)
        let answer = try await verify(id, session: started.string("auth_session"), ["otp_code": .string(code)])
        try #require(answer.status == 201, "\(answer.text)")
        return (id, secret)
    }

    func enrolEmail(_ email: String) async throws -> String {
        try await enrolWithCode(["type": "email", "email": .string(email)], to: email)
    }

    func enrolPhone(_ number: String) async throws -> String {
        try await enrolWithCode(["type": "phone", "phone_number": .string(number)], to: number)
    }

    private func enrolWithCode(_ body: JSONValue, to address: String) async throws -> String {
        let started = try await create(body)
        let id = try #require(started.string("id"))
        let code = tenant.messages(to: address).first?.code ?? ""
        let answer = try await verify(id, session: started.string("auth_session"), ["otp_code": .string(code)])
        try #require(answer.status == 201, "\(answer.text)")
        return id
    }

    func enrolPush() async throws -> String {
        let started = try await create(["type": "push-notification"])
        let id = try #require(started.string("id"))
        try tenant.answerPush(approved: true)
        let answer = try await verify(id, session: started.string("auth_session"))
        try #require(answer.status == 201, "\(answer.text)")
        return id
    }

    func enrolRecoveryCode() async throws -> (id: String, code: String) {
        let started = try await create(["type": "recovery-code"])
        let id = try #require(started.string("id"))
        let answer = try await verify(id, session: started.string("auth_session"))
        try #require(answer.status == 201, "\(answer.text)")
        return (id, try #require(started.string("recovery_code")))
    }

    /// What a software authenticator makes of a challenge, in the browser's form.
    func passkeyAnswer(_ challenge: Answer, _ authenticator: inout SoftwareAuthenticator) throws -> JSONValue {
        let text = challenge.json["authn_params_public_key"]?["challenge"]?.string
        let bytes = try #require(text.flatMap(Base64URL.decode))
        let registration = try authenticator.register(challenge: bytes)
        let id = Base64URL.encode(registration.credentialID)
        return [
            "id": .string(id), "rawId": .string(id), "type": "public-key", "authenticatorAttachment": "platform",
            "response": [
                "clientDataJSON": .string(Base64URL.encode(registration.clientDataJSON)),
                "attestationObject": .string(Base64URL.encode(registration.attestationObject)),
                "transports": ["internal"],
            ],
        ]
    }

    func enrolPasskey(_ authenticator: inout SoftwareAuthenticator) async throws -> Answer {
        let started = try await create(["type": "passkey"])
        try #require(started.status == 202, "\(started.text)")
        let answer = try passkeyAnswer(started, &authenticator)
        return try await verify(
            "passkey|new",
            session: started.string("auth_session"),
            ["authn_response": answer]
        )
    }
}

/// The JSON that `text` is.
func json(_ text: String) throws -> JSONValue {
    try JSONCoding.decode(from: Data(text.utf8))
}

/// What an authenticator app shows.
func totp(_ secret: String, _ time: Date, stepsLater steps: Int = 0) -> String {
    TOTP.code(Base32.decode(secret) ?? Data(), step: TOTP.step(at: time) + steps)
}

func softwareAuthenticator(origin: String = "http://localhost:3000") throws -> SoftwareAuthenticator {
    try SoftwareAuthenticator(relyingPartyID: "localhost", origin: origin)
}

/// Checks a refusal of the My Account API in full.
func expectProblem(
    _ answer: Answer,
    _ status: Int,
    _ code: String,
    pointer: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(answer.status == status, "\(answer.text)", sourceLocation: sourceLocation)
    #expect(answer.header("content-type") == "application/problem+json; charset=utf-8", sourceLocation: sourceLocation)
    #expect(answer.string("type") == "https://auth0.com/api-errors/\(code)", sourceLocation: sourceLocation)
    #expect(answer.json["status"] == .int(status), sourceLocation: sourceLocation)
    #expect(answer.string("title")?.isEmpty == false, sourceLocation: sourceLocation)
    #expect(answer.string("detail")?.isEmpty == false, sourceLocation: sourceLocation)
    let pointers = answer.json["validation_errors"]?.array?.compactMap { $0["pointer"]?.string } ?? []
    #expect(pointers == (pointer.map { [$0] } ?? []), "\(answer.text)", sourceLocation: sourceLocation)
    for name in ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"] {
        #expect(answer.header(name) != nil, sourceLocation: sourceLocation)
    }
}
