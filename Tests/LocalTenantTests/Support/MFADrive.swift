import Foundation
import Testing

@testable import LocalTenant

let mfaOTPGrant = "http://auth0.com/oauth/grant-type/mfa-otp"
let mfaOOBGrant = "http://auth0.com/oauth/grant-type/mfa-oob"
let mfaRecoveryGrant = "http://auth0.com/oauth/grant-type/mfa-recovery-code"

extension LocalTenant {
    func setMFA(_ mfa: TenantPolicy.MFA) throws {
        var policy = policy
        policy.mfa = mfa
        try apply(policy)
    }
}

extension Client {
    /// Signs in with the code by e-mail and gives whatever comes.
    func tryToSignIn(
        _ tenant: LocalTenant,
        _ email: String = "ana@example.com",
        _ more: [String: JSONValue] = [:]
    ) async throws -> Answer {
        try await startEmail(email)
        return try await login(email, code: tenant.messages(to: email).first?.code, more)
    }

    /// Signs in as far as `mfa_required`, and gives the token.
    func mfaToken(_ tenant: LocalTenant, _ email: String = "ana@example.com") async throws -> String {
        let answer = try await tryToSignIn(tenant, email)
        try #require(answer.status == 403, "\(answer.text)")
        try #require(answer.string("error") == "mfa_required")
        return try #require(answer.string("mfa_token"))
    }

    func grant(_ type: String, _ members: [String: JSONValue], client: String = "local-client") async throws -> Answer {
        var body = members
        body["grant_type"] = .string(type)
        body["client_id"] = .string(client)
        return try await json("/oauth/token", .object(body))
    }

    func otp(_ token: String, _ code: String) async throws -> Answer {
        try await grant(mfaOTPGrant, ["mfa_token": .string(token), "otp": .string(code)])
    }

    func oob(_ token: String, _ oobCode: String?, _ code: String? = nil) async throws -> Answer {
        var members: [String: JSONValue] = ["mfa_token": .string(token), "oob_code": .string(oobCode ?? "")]
        members["binding_code"] = code.map { .string($0) }
        return try await grant(mfaOOBGrant, members)
    }

    func recover(_ token: String, _ code: String) async throws -> Answer {
        try await grant(mfaRecoveryGrant, ["mfa_token": .string(token), "recovery_code": .string(code)])
    }

    func challenge(_ token: String, _ more: [String: JSONValue]) async throws -> Answer {
        var body = more
        body["mfa_token"] = .string(token)
        body["client_id"] = "local-client"
        return try await json("/mfa/challenge", .object(body))
    }

    func associate(_ token: String, _ body: JSONValue) async throws -> Answer {
        try await json("/mfa/associate", body, headers: ["Authorization": "Bearer \(token)"])
    }

    func authenticators(_ token: String) async throws -> [JSONValue] {
        let answer = try await get("/mfa/authenticators", headers: ["Authorization": "Bearer \(token)"])
        try #require(answer.status == 200, "\(answer.text)")
        return try JSONDecoder().decode([JSONValue].self, from: answer.body)
    }

    func refresh(_ token: String?, _ more: [String: JSONValue] = [:]) async throws -> Answer {
        var body = more
        body["grant_type"] = "refresh_token"
        body["client_id"] = "local-client"
        body["refresh_token"] = .string(token ?? "")
        return try await json("/oauth/token", .object(body))
    }
}

/// Checks a refusal of the Authentication API.
func expectError(
    _ answer: Answer,
    _ status: Int,
    _ error: String,
    _ description: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(answer.status == status, "\(answer.text)", sourceLocation: sourceLocation)
    #expect(answer.string("error") == error, sourceLocation: sourceLocation)
    if let description {
        #expect(answer.string("error_description") == description, sourceLocation: sourceLocation)
    }
}
