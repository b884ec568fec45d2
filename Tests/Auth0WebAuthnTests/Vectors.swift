import Auth0Crypto
import Auth0WebAuthn
import Foundation

/// Objects of the specification and of a browser, read from the files in `Vectors`.
enum Vectors {
    /// The vectors of WebAuthn Level 3, section 16.
    struct Specification: Decodable {
        let origin: String
        let topOrigin: String
        let relyingParty: String
        let vectors: [Vector]

        struct Vector: Decodable {
            let name: String
            let credentialID: Hex
            let aaguid: Hex
            let registration: Registration
            let assertion: Assertion
        }

        struct Registration: Decodable {
            let challenge: Hex
            let clientDataJSON: Hex
            let attestationObject: Hex
        }

        struct Assertion: Decodable {
            let challenge: Hex
            let authenticatorData: Hex
            let clientDataJSON: Hex
            let signature: Hex
        }
    }

    /// What Chromium's virtual authenticator made.
    struct Chromium: Decodable {
        let origin: String
        let relyingParty: String
        let registrationChallenge: Base64URLText
        let assertionChallenge: Base64URLText
        let credentials: [Credential]

        struct Credential: Decodable {
            let name: String
            let credentialID: Base64URLText
            let requiresUserVerification: Bool
            let registration: Registration
            let assertions: [Assertion]
        }

        struct Registration: Decodable {
            let clientDataJSON: Base64URLText
            let attestationObject: Base64URLText
        }

        struct Assertion: Decodable {
            let authenticatorData: Base64URLText
            let clientDataJSON: Base64URLText
            let signature: Base64URLText
            let userHandle: Base64URLText?
        }
    }

    static func specification() throws -> Specification {
        try JSONDecoder().decode(Specification.self, from: Data(PackageResources.webauthn_level_3_json))
    }

    static func chromium() throws -> Chromium {
        try JSONDecoder().decode(Chromium.self, from: Data(PackageResources.chromium_json))
    }
}

struct Hex: Decodable {
    let data: Data

    init(from decoder: any Decoder) throws {
        data = Data(hex: try decoder.singleValueContainer().decode(String.self))
    }
}

struct Base64URLText: Decodable {
    let data: Data

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let data = Base64URL.decode(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not base64url")
        }
        self.data = data
    }
}

extension Data {
    init(hex: String) {
        let digits = hex.compactMap(\.hexDigitValue)
        self = Data(stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
    }
}
