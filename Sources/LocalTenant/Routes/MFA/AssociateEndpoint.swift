/// `POST /mfa/associate`: begins to enrol a factor; the MFA grant that proves it ends it.
enum AssociateEndpoint {
    static let route = Route("POST", "/mfa/associate") { request, tenant in
        let credential = try await MFACredential(bearer: request, tenant)
        let ask = try AssociateRequest(request.bodyParameters()).ask
        let start = try tenant.transaction { state, now in
            let session = try state.session(credential, at: now)
            try session.require("enroll")
            let factors = state.secondFactors(of: session.user.id)
            if case .transaction = session.origin, !factors.isEmpty { throw OAuthError.alreadyEnrolled }
            do throws(EnrolmentRefusal) {
                return try state.begin(
                    ask,
                    of: session.user,
                    on: session.road,
                    withRecoveryCode: factors.isEmpty && state.policy.factors[.recoveryCode],
                    tenant: tenant,
                    at: now
                )
            } catch {
                throw OAuthError(error)
            }
        }
        return try .json(answer(start, to: ask), headers: ["Cache-Control": "no-store"])
    }

    private static func answer(_ start: EnrolmentStart, to ask: EnrolmentAsk) -> [String: JSONValue] {
        var json: [String: JSONValue] = [:]
        if let code = start.recoveryCode { json["recovery_codes"] = [.string(code)] }
        if let uri = start.barcodeURI { json["barcode_uri"] = .string(uri) }
        switch ask {
        case .totp:
            json["authenticator_type"] = "otp"
            json["secret"] = .string(start.secret ?? "")
        case .push:
            json["authenticator_type"] = "oob"
            json["oob_channel"] = "auth0"
            json["oob_code"] = .string(start.ticket)
        case .email, .phone, .passkey, .recoveryCode:
            json["authenticator_type"] = "oob"
            json["binding_method"] = "prompt"
            json["oob_code"] = .string(start.ticket)
            if case .phone(_, let channel) = ask {
                json["oob_channel"] = .string(channel.rawValue)
            } else {
                json["oob_channel"] = "email"
            }
        }
        return json
    }
}

/// What `/mfa/associate` was asked, checked.
struct AssociateRequest: Sendable {
    let ask: EnrolmentAsk

    init(_ parameters: Parameters) throws {
        let types = try parameters.words("authenticator_types")
        guard types.count == 1, let type = types.first else {
            throw OAuthError.invalidRequest("authenticator_types must name one type, otp or oob")
        }
        switch type {
        case "otp":
            ask = .totp
        case "oob":
            let channels = try parameters.words("oob_channels")
            guard channels.count == 1, let channel = channels.first else {
                throw OAuthError.invalidRequest("oob_channels must name one channel: sms, voice, auth0 or email")
            }
            ask = try Self.outOfBand(channel, parameters)
        default:
            throw OAuthError.unsupportedChallengeType
        }
    }

    private static func outOfBand(_ channel: String, _ parameters: Parameters) throws -> EnrolmentAsk {
        switch channel {
        case "auth0":
            return .push
        case "sms", "voice":
            let address = Address(.sms, try parameters.required("phone_number"))
            guard address.isWellFormed else {
                throw OAuthError.invalidRequest("phone_number must be a plus sign and 1 to 15 digits")
            }
            return .phone(address, channel == "sms" ? .sms : .voice)
        case "email":
            let address = Address(.email, try parameters.required("email"))
            guard address.isWellFormed else { throw OAuthError.invalidRequest("email must be an e-mail address") }
            return .email(address)
        default:
            throw OAuthError.invalidRequest("oob_channels must name one channel: sms, voice, auth0 or email")
        }
    }
}

extension Parameters {
    /// The list called `name`: a JSON list of texts, or one text with spaces between the words.
    func words(_ name: String) throws -> [String] {
        guard let list = values[name]?.array else { return Scopes.parse(try required(name)) }
        let words = list.compactMap(\.string)
        guard words.count == list.count else {
            throw OAuthError.invalidRequest("Parameter \(name) must be a list of strings")
        }
        return words
    }
}

extension OAuthError {
    init(_ refusal: EnrolmentRefusal) {
        switch refusal {
        case .disabled: self = .factorDisabled
        case .full: self = .tooManyMethods
        case .tooManyMessages(let verdict): self = .tooManyRequests(verdict)
        }
    }
}
