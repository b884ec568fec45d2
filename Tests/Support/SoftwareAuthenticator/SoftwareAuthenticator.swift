package import Auth0Crypto
package import Foundation

/// A passkey authenticator and its browser in software, for tests.
///
/// It makes what `navigator.credentials` would give, with one ES256 passkey. It writes its CBOR by itself, so that it
/// shares nothing with the reader that it tests. Change its variables to make it lie.
package struct SoftwareAuthenticator: Sendable {
    package enum Attestation: Sendable {
        case none
        case selfSigned
    }

    /// What goes with `navigator.credentials.create()`.
    package struct Registration: Sendable {
        package var credentialID: Data
        package var clientDataJSON: Data
        package var attestationObject: Data
    }

    /// What goes with `navigator.credentials.get()`.
    package struct Assertion: Sendable {
        package var credentialID: Data
        package var clientDataJSON: Data
        package var authenticatorData: Data
        package var signature: Data
        package var userHandle: Data?
    }

    package var relyingPartyID: String
    package var origin: String
    package var attestation: Attestation
    package var authenticatorModel = Data(repeating: 0xA0, count: 16)
    package var credentialID: Data
    package var userHandle: Data?
    /// Present, verified; the bits of WebAuthn section 6.1.
    package var flags: UInt8 = 0x05
    /// The count of the next signature; it grows by itself unless it is 0.
    package var signCount: UInt32 = 0

    private let key: P256PrivateKey

    package init(
        relyingPartyID: String,
        origin: String,
        attestation: Attestation = .none,
        random: any RandomSource = SystemRandom()
    ) throws {
        self.relyingPartyID = relyingPartyID
        self.origin = origin
        self.attestation = attestation
        credentialID = random.bytes(32)
        key = try P256PrivateKey()
    }

    package mutating func register(challenge: Data, userHandle: Data? = nil) throws -> Registration {
        self.userHandle = userHandle ?? self.userHandle
        let clientData = clientData(type: "webauthn.create", challenge: challenge)
        let attested = authenticatorModel + credentialID.count.bigEndian(2) + credentialID + coseKey
        let authenticatorData = nextAuthenticatorData(flags: flags | 0x40) + attested
        let statement: Data
        switch attestation {
        case .none:
            statement = CBOREncoding.map([])
        case .selfSigned:
            let signature = try key.signInDER(authenticatorData + Digest.hash(clientData))
            statement = CBOREncoding.map([
                (CBOREncoding.text("alg"), CBOREncoding.integer(-7)),
                (CBOREncoding.text("sig"), CBOREncoding.bytes(signature)),
            ])
        }
        let format = attestation == .none ? "none" : "packed"
        let object = CBOREncoding.map([
            (CBOREncoding.text("fmt"), CBOREncoding.text(format)),
            (CBOREncoding.text("attStmt"), statement),
            (CBOREncoding.text("authData"), CBOREncoding.bytes(authenticatorData)),
        ])
        return Registration(credentialID: credentialID, clientDataJSON: clientData, attestationObject: object)
    }

    package mutating func assert(challenge: Data) throws -> Assertion {
        let clientData = clientData(type: "webauthn.get", challenge: challenge)
        let authenticatorData = nextAuthenticatorData(flags: flags)
        let signature = try key.signInDER(authenticatorData + Digest.hash(clientData))
        return Assertion(
            credentialID: credentialID,
            clientDataJSON: clientData,
            authenticatorData: authenticatorData,
            signature: signature,
            userHandle: userHandle
        )
    }

    private var coseKey: Data {
        CBOREncoding.map([
            (CBOREncoding.integer(1), CBOREncoding.integer(2)),
            (CBOREncoding.integer(3), CBOREncoding.integer(-7)),
            (CBOREncoding.integer(-1), CBOREncoding.integer(1)),
            (CBOREncoding.integer(-2), CBOREncoding.bytes(key.publicKey.x)),
            (CBOREncoding.integer(-3), CBOREncoding.bytes(key.publicKey.y)),
        ])
    }

    private func clientData(type: String, challenge: Data) -> Data {
        let challenge = Base64URL.encode(challenge)
        return Data(
            #"{"type":"\#(type)","challenge":"\#(challenge)","origin":"\#(origin)","crossOrigin":false}"#.utf8
        )
    }

    private mutating func nextAuthenticatorData(flags: UInt8) -> Data {
        defer { if signCount > 0 { signCount &+= 1 } }
        return Digest.hash(Data(relyingPartyID.utf8)) + [flags] + Int(signCount).bigEndian(4)
    }
}
