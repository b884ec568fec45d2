import Auth0

/// How methods are shown: as lines for people, as JSON for scripts.
struct MethodsOutput {
    let console: Console
    let asJSON: Bool

    func show(_ methods: [AuthenticationMethod]) throws {
        if asJSON {
            console.say(try Report.json(list: methods.map(members)))
        } else if methods.isEmpty {
            console.note("There are none. Enrol one with auth0-user methods enroll.")
        } else {
            console.say(table(methods))
        }
    }

    func show(_ method: AuthenticationMethod, done: String) throws {
        if asJSON {
            console.say(try Report.json(members(method)))
        } else {
            console.note("\(done) \(method.id).")
        }
    }

    private func table(_ methods: [AuthenticationMethod]) -> String {
        let rows = methods.map { method in
            [method.id, method.type ?? "unknown", details(method), String(method.createdAt.prefix(10))]
        }
        let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
                + "  since \(row[3])"
        }.joined(separator: "\n")
    }

    private func details(_ method: AuthenticationMethod) -> String {
        [method.name, method.email, method.phoneNumber, method.relyingPartyId].compactMap { $0 }.joined(separator: ", ")
    }

    private func members(_ method: AuthenticationMethod) -> [String: (any Encodable)?] {
        [
            "id": method.id, "type": method.type, "created_at": method.createdAt, "usage": method.usage,
            "confirmed": method.confirmed, "name": method.name, "last_auth_at": method.lastAuthAt,
            "email": method.email, "phone_number": method.phoneNumber,
            "preferred_authentication_method": method.preferredAuthenticationMethod,
            "relying_party_id": method.relyingPartyId, "user_agent": method.userAgent, "aaguid": method.aaguid,
        ]
    }
}
