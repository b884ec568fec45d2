import Auth0Crypto
import FoundationEssentials

/// `POST /me/v1/authentication-methods`: begins to enrol one.
enum CreateMethod {
    static let answer: MyAccountEndpoint.Handler = { call in
        let (ask, identity) = try ask(MyAccountBody(call.request))
        let tenant = call.tenant
        let settings = tenant.configuration.passkeys
        let (json, id, issuer) = try call.decide { state, user, now in
            if let identity, user.id != identity, !user.id.hasSuffix("|\(identity)") {
                throw Problem.invalidBody("/identity_user_id", "It is not an identity of this person")
            }
            let start = try state.begin(ask, of: user, on: .myAccount, tenant: tenant, at: now)
            var json: [String: JSONValue] = ["auth_session": .string(start.ticket)]
            switch start.enrolment.candidate {
            case .passkey(let challenge):
                json["authn_params_public_key"] = .object(
                    PasskeyOptions(state, user: user, settings: settings).json(challenge: challenge)
                )
                return (json, PasskeyOptions.newID, state.issuer)
            case .method(let method, _):
                json["id"] = .string(method.id)
                if let uri = start.barcodeURI { json["barcode_uri"] = .string(uri) }
                if let secret = start.secret { json["manual_input_code"] = .string(secret) }
                if let code = start.recoveryCode { json["recovery_code"] = .string(code) }
                return (json, method.id, state.issuer)
            }
        }
        return try .json(json, status: 202, headers: ["Location": issuer.address(ofMethod: id)])
    }

    /// What is asked for, and as which of the person's identities.
    private static func ask(_ body: MyAccountBody) throws -> (EnrolmentAsk, identity: String?) {
        guard let type = try body.choice("type", of: MyAccountMethodType.self) else {
            throw body.invalid("type", "It is required")
        }
        switch type.factor {
        case .passkey?:
            try body.allow("type", "connection", "identity_user_id")
            return (.passkey, identity: try identity(body))
        case .email?:
            try body.allow("type", "email")
            let address = Address(.email, try body.required("email"))
            guard address.isWellFormed else { throw body.invalid("email", "It must be an e-mail address") }
            return (.email(address), nil)
        case .phone?:
            try body.allow("type", "phone_number", "preferred_authentication_method")
            let address = Address(.sms, try body.required("phone_number"))
            guard address.isWellFormed else {
                throw body.invalid("phone_number", "It must be a plus sign and 1 to 15 digits")
            }
            let channel = try body.choice(
                "preferred_authentication_method",
                of: AuthenticationMethod.PhoneChannel.self
            )
            return (.phone(address, channel ?? .sms), nil)
        case .totp?:
            try body.allow("type")
            return (.totp, nil)
        case .pushNotification?:
            try body.allow("type")
            return (.push, nil)
        case .recoveryCode?:
            try body.allow("type")
            return (.recoveryCode, nil)
        case nil:
            throw Problem.badRequest("This local tenant does not enrol the type \(type.rawValue)")
        }
    }

    private static func identity(_ body: MyAccountBody) throws -> String? {
        if let connection = try body.string("connection", length: 1...128),
            !connection.utf8.allSatisfy({ isLetterOrDigit($0) || $0 == UInt8(ascii: "-") })
        {
            throw body.invalid("connection", "It must be letters, digits and hyphens")
        }
        guard let identity = try body.string("identity_user_id", length: 1...255) else { return nil }
        guard !identity.contains(where: \.isWhitespace) else {
            throw body.invalid("identity_user_id", "It must not contain spaces")
        }
        return identity
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
