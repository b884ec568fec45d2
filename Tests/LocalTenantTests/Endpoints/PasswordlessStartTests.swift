import Foundation
import Testing

@testable import LocalTenant

@Suite struct PasswordlessStartTests {
    private static func configure(_ configuration: inout TenantConfiguration) {
        configuration.clients += [
            TenantClient(id: "web", secret: "s3cret"),
            TenantClient(id: "no-codes", grants: [.refreshToken]),
        ]
        configuration.connections += [TenantConnection(name: "closed", strategy: .email, isEnabled: false)]
    }

    private static let mail: [String: JSONValue] = [
        "client_id": "local-client", "connection": "email", "email": "ana@example.com", "send": "code",
    ]
    private static let sms: [String: JSONValue] = [
        "client_id": "local-client", "connection": "sms", "phone_number": "+4591131761367",
    ]

    /// One refused request: what differs from a good one, and the refusal.
    struct Refusal: Sendable, CustomTestStringConvertible {
        var change: [String: JSONValue] = [:]
        var absent: String?
        var isSMS = false
        let status: Int
        let error: String
        let description: String

        var testDescription: String { "\(change) \(absent ?? "")" }
    }

    @Test(
        arguments: [
            Refusal(
                absent: "client_id",
                status: 400,
                error: "bad.client_id",
                description: "Missing required property: client_id"
            ),
            Refusal(change: ["client_id": "nobody"], status: 400, error: "bad.client_id", description: ""),
            Refusal(
                absent: "connection",
                status: 400,
                error: "bad.connection",
                description: "Missing required property: connection"
            ),
            Refusal(
                change: ["connection": "fax"],
                status: 400,
                error: "bad.connection",
                description: "Connection does not exist"
            ),
            Refusal(
                change: ["connection": "closed"],
                status: 400,
                error: "bad.connection",
                description: "Connection is disabled"
            ),
            Refusal(
                change: ["connection": "Username-Password-Authentication"],
                status: 400,
                error: "bad.connection",
                description: "Invalid connection strategy."
            ),
            Refusal(
                change: ["email": "not an address"],
                status: 400,
                error: "bad.email",
                description: "error in email - email format validation failed: not an address"
            ),
            Refusal(
                absent: "email",
                status: 400,
                error: "bad.email",
                description: "Missing required property: email"
            ),
            Refusal(
                change: ["email": " \u{200B}\t"],
                status: 400,
                error: "bad.email",
                description: "error in email - email format validation failed:"
            ),
            Refusal(
                absent: "phone_number",
                isSMS: true,
                status: 400,
                error: "bad.phone_number",
                description: "Missing required property: phone_number"
            ),
            Refusal(
                change: ["phone_number": "030 123456"],
                isSMS: true,
                status: 400,
                error: "bad.phone_number",
                description: #"String does not match pattern: ^\+[0-9]{1,15}$"#
            ),
            Refusal(
                change: ["phone_number": "+4591131761367"],
                status: 400,
                error: "bad.request",
                description: ""
            ),
            Refusal(change: ["authParams": "scope"], status: 400, error: "bad.authParams", description: ""),
            Refusal(
                change: ["colour": "red"],
                status: 400,
                error: "bad.request",
                description: "the following properties are not allowed: colour"
            ),
            Refusal(absent: "send", status: 400, error: "bad.authParams", description: "authParams: "),
            Refusal(change: ["send": .null], status: 400, error: "bad.authParams", description: "authParams: "),
            Refusal(change: ["send": "link"], status: 400, error: "bad.authParams", description: "authParams: "),
            Refusal(change: ["send": "letter"], status: 400, error: "bad.send", description: "send must be"),
            Refusal(change: ["send": "link_ios"], status: 400, error: "bad.send", description: ""),
            Refusal(change: ["send": "link_android"], status: 400, error: "bad.send", description: ""),
            Refusal(change: ["send": "link"], isSMS: true, status: 400, error: "bad.send", description: "An SMS"),
            Refusal(change: ["email": 7], status: 400, error: "invalid_request", description: ""),
            Refusal(change: ["client_id": "web"], status: 401, error: "invalid_client", description: ""),
            Refusal(
                change: ["client_id": "web", "client_secret": "wrong"],
                status: 401,
                error: "invalid_client",
                description: ""
            ),
            Refusal(
                change: ["client_id": "no-codes"],
                status: 403,
                error: "unauthorized_client",
                description:
                    "Grant type 'http://auth0.com/oauth/grant-type/passwordless/otp' not allowed for the client."
            ),
        ]
    )
    func refuses(_ refusal: Refusal) async throws {
        try await drive(Self.configure) { tenant, client in
            var members = refusal.isSMS ? Self.sms : Self.mail
            members.merge(refusal.change) { $1 }
            if let absent = refusal.absent { members[absent] = nil }
            let answer = try await client.json("/passwordless/start", .object(members))
            #expect(answer.status == refusal.status)
            #expect(answer.string("error") == refusal.error)
            #expect(answer.string("error_description")?.hasPrefix(refusal.description) == true)
            #expect(tenant.messages().isEmpty)
        }
    }

    @Test(arguments: ["{", "[]", "null", "client_id=local-client"])
    func refusesABodyThatIsNoJSONObject(_ body: String) async throws {
        try await drive { _, client in
            let answer = try await client.send(
                "POST",
                "/passwordless/start",
                headers: ["Content-Type": "application/json"],
                body: Data(body.utf8)
            )
            #expect(answer.status == 400)
            #expect(answer.string("error") == "invalid_request")
        }
    }

    @Test func anSMSIsAlwaysACode() async throws {
        try await drive { tenant, client in
            let answer = try await client.json("/passwordless/start", .object(Self.sms))
            #expect(answer.status == 200)
            #expect(tenant.messages(channel: .sms).count == 1)
        }
    }

    @Test func takesAFormAndAConfidentialClient() async throws {
        try await drive(Self.configure) { tenant, client in
            let answer = try await client.form(
                "/passwordless/start",
                "client_id=web&client_secret=s3cret&connection=email&email=ana%2Btest%40example.com&send=code"
            )
            #expect(answer.status == 200)
            #expect(tenant.messages().map(\.to) == ["ana+test@example.com"])
        }
    }

    @Test func aRawPlusInAFormIsASpaceAndSoNoAddress() async throws {
        try await drive { _, client in
            let answer = try await client.form(
                "/passwordless/start",
                "client_id=local-client&connection=email&email=ana+test%40example.com&send=code"
            )
            #expect(answer.status == 400)
            #expect(answer.string("error") == "bad.email")
        }
    }

    @Test func onePersonHasOneSpelling() async throws {
        try await drive { tenant, client in
            try await client.startEmail(" Ana@Example.com\u{00A0}\n")
            let code = tenant.messages(to: "ANA@example.com").first?.code
            #expect(try await client.login("ana@EXAMPLE.com", code: code).status == 200)
            _ = try await client.signIn(tenant, "ANA@example.com")
            #expect(tenant.users.map(\.email) == ["ana@example.com"])
        }
    }

    @Test func aFixedCodeIsWhatIsSent() async throws {
        try await drive {
            $0.fixedCodes = ["Support@auth0.com": "123456"]
        } _: { tenant, client in
            try await client.startEmail("support@auth0.com")
            #expect(tenant.messages().map(\.code) == ["123456"])
            #expect(try await client.login("support@auth0.com", code: "123456").status == 200)
        }
    }

    @Test func knownAndUnknownLookAlikeWithSignUpOff() async throws {
        try await drive { configuration in
            configuration.policy.signUp = false
            configuration.users = [TenantUser(email: "ana@example.com"), TenantUser(email: "eve@example.com")]
            configuration.users[1].isBlocked = true
        } _: { tenant, client in
            var shapes: Set<String> = []
            for email in ["ana@example.com", "bob@example.com", "eve@example.com"] {
                let answer = try await client.startEmail(email)
                #expect(answer.status == 200)
                let members = answer.json.map { "\($0.key)=\($0.key == "_id" ? "" : "\($0.value)")" }.sorted()
                shapes.insert(members.joined().replacing(email, with: ""))
                #expect(answer.string("_id")?.count == 24)
                #expect(try await client.startEmail(email).string("_id") == answer.string("_id"))
            }
            #expect(shapes.count == 1)
            #expect(Set(tenant.messages().map(\.to)) == ["ana@example.com"])
            let answer = try await client.login("bob@example.com", code: "123456")
            #expect(answer.string("error_description") == "Wrong email or verification code.")
        }
    }

    @Test func thePolicyCanMakeTheTenantTell() async throws {
        try await drive { configuration in
            configuration.policy.signUp = false
            configuration.policy.enumeration = true
            configuration.users = [TenantUser(email: "eve@example.com", isBlocked: true)]
        } _: { _, client in
            let unknown = try await client.startEmail("bob@example.com")
            #expect(unknown.status == 400)
            #expect(unknown.string("error") == "bad.connection")
            #expect(unknown.string("error_description") == "Public signup is disabled")
            let blocked = try await client.startEmail("eve@example.com")
            #expect(blocked.status == 400)
            #expect(blocked.string("error") == "unauthorized")
            #expect(blocked.string("error_description") == "user is blocked")
        }
    }
}
