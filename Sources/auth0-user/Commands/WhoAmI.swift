import Auth0
import Foundation
import JWTDecode

/// Prints who is signed in, from the stored ID token; nothing is sent.
struct WhoAmI: Command {
    func run(_ arguments: inout Arguments, _ console: Console) async throws -> ExitCode {
        let settings = try Settings(&arguments)
        let asJSON = arguments.takeFlag("--json")
        try arguments.finish()
        guard let profile = try settings.manager.userProfile() else { throw CredentialsManagerError.noCredentials }
        if asJSON {
            console.say(
                try Report.json([
                    "sub": profile.sub, "name": profile.name, "email": profile.email,
                    "phone_number": profile.phoneNumber,
                ])
            )
        } else {
            console.say(Person.name(profile))
        }
        return .done
    }
}

/// JSON on one line, for scripts; members without a value are left out.
enum Report {
    typealias Members = [String: (any Encodable)?]

    static func json(_ members: Members) throws -> String {
        try text(object(members))
    }

    static func json(list: [Members]) throws -> String {
        try text(list.map(object))
    }

    private struct Member: Encodable {
        let value: any Encodable
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    private static func object(_ members: Members) -> [String: Member] {
        members.compactMapValues { $0.map(Member.init) }
    }

    private static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
