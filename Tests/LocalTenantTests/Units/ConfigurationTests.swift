import Foundation
import Testing

@testable import LocalTenant

@Suite struct ConfigurationTests {
    private func decode(_ json: String) throws -> TenantConfiguration {
        let configuration: TenantConfiguration = try JSONCoding.decode(from: Data(json.utf8))
        try configuration.validate()
        return configuration
    }

    @Test func theDefaultIsATenantThatWorksAtOnce() throws {
        let configuration = TenantConfiguration()
        try configuration.validate()
        #expect(configuration.clients.map(\.id) == ["local-client", "local-client-static"])
        #expect(configuration.clients.map(\.refreshTokens.rotation) == [true, false])
        #expect(configuration.clients.allSatisfy { $0.secret == nil && $0.grants == GrantType.known })
        #expect(configuration.clients.allSatisfy { $0.refreshTokens.overlapSeconds == 0 })
        #expect(configuration.clients.allSatisfy { $0.refreshTokens.absoluteSeconds == 2_592_000 })
        #expect(configuration.clients.allSatisfy { $0.refreshTokens.idleSeconds == 2_592_000 })
        #expect(configuration.clients.first?.callbacks.first == "http://127.0.0.1:8484/callback")
        #expect(configuration.apis.map(\.identifier) == ["https://api.example.com"])
        #expect(configuration.connections.map(\.name) == ["email", "sms", "Username-Password-Authentication"])
        #expect(configuration.policy.signUp)
        #expect(configuration.policy.rateLimits == .off)
        #expect(try decode("{}") == configuration)
    }

    @Test func readsTheWholeJSONForm() throws {
        let configuration = try decode(
            """
            {
              "port": 9000, "host": "::1", "data": "t.sqlite", "control_token": "t",
              "clients": [{
                "client_id": "web", "client_secret": "s", "name": "Web", "grants": ["refresh_token"],
                "refresh_tokens": {"rotation": false, "overlap_seconds": 5, "absolute_seconds": null},
                "refresh_audiences": {"https://other.example.com": ["read"]},
                "callbacks": ["https://web.example.com/callback"], "logout_urls": []
              }],
              "apis": [{
                "identifier": "https://myapi.com/api", "scopes": ["read"], "access_token_seconds": 60,
                "allow_offline_access": false, "token_profile": "rfc9068_profile"
              }],
              "connections": [{
                "name": "mail", "strategy": "email", "enabled": false, "code_seconds": 60, "code_length": 8
              }],
              "users": [{"user_id": "email|1", "email": "Ana@Example.com", "claims": {"name": "Ana"}, "blocked": true}],
              "fixed_codes": {"support@auth0.com": "123456"},
              "policy": {"sign_up": false, "refresh": {"rotation": true}, "rate_limits": "auth0"}
            }
            """
        )
        #expect(configuration.port == 9_000)
        #expect(configuration.clients.first?.refreshTokens.absoluteSeconds == nil)
        #expect(configuration.clients.first?.refreshTokens.idleSeconds == 2_592_000)
        #expect(configuration.apis.first?.tokenProfile == .rfc9068)
        #expect(configuration.users.first?.email == "ana@example.com")
        #expect(configuration.fixedCode(for: Address(.email, "Support@auth0.com")) == "123456")
        #expect(configuration.policy.refresh.rotation == true)
        let again: TenantConfiguration = try JSONCoding.decode(from: JSONCoding.data(configuration))
        #expect(again == configuration)
    }

    @Test(
        arguments: [
            (#"{"clints": []}"#, "clints"),
            (#"{"clients": [{"client_id": "a", "secret": "s"}]}"#, "clients[0]"),
            (#"{"clients": [{"name": "a"}]}"#, "client_id"),
            (#"{"port": "x"}"#, "port"),
            (#"{"policy": {"sign_up": 1}}"#, "policy.sign_up"),
            (#"{"users": [{"email": "nobody"}]}"#, "users[0]"),
        ]
    )
    func namesTheMemberThatIsWrong(_ json: String, name: String) throws {
        let error = #expect(throws: DecodingError.self) { try decode(json) }
        #expect(error?.sentence.contains(name) == true)
    }

    @Test(
        arguments: [
            #"{"clients": [{"client_id": "a"}, {"client_id": "a"}]}"#,
            #"{"clients": [{"client_id": ""}]}"#,
            #"{"clients": [{"client_id": "a", "client_secret": ""}]}"#,
            #"{"clients": [{"client_id": "a", "grants": ["magic"]}]}"#,
            #"{"apis": [{"identifier": "a"}, {"identifier": "a"}]}"#,
            #"{"connections": [{"name": "a", "strategy": "email", "code_length": 99}]}"#,
            #"{"users": [{"email": "ana@example.com"}, {"email": "ANA@example.com"}]}"#,
            #"{"policy": {"access_token_seconds": 9223372036854775807}}"#,
            #"{"control_token": ""}"#,
        ]
    )
    func refusesWhatContradictsItself(_ json: String) {
        #expect(throws: LocalTenantError.self) { try decode(json) }
    }
}
