import Auth0
import Auth0Crypto
import ChildProcess
import Foundation

/// RS256 and ID tokens against what `openssl speed` gets out of the same library in the same minute.
enum TokenBenchmarks {
    static func run() async throws {
        let key = try RSAPrivateKey()
        let token = try idToken(key)
        let jws = try JWS(compact: token)
        let publicKey = key.publicKey
        let validator = IDTokenValidator(expectation: IDTokenExpectation(issuer: "https://t.example/", audience: "c"))
        let client = try await warmClient(key)

        var verification: [Double] = []
        var validation: [Double] = []
        for _ in 0..<3 {
            let openSSL = try await OpenSSLSpeed.rsa2048Verifications()
            let verifications = Measure.rate { _ = publicKey.isValidSignature(jws.signature, for: jws.signingInput) }
            let validations = try await validationRate(validator, token, client)
            verification.append(verifications / openSSL)
            validation.append(validations / openSSL)
        }
        Report.line("rs256-verification", Measure.median(verification), .atLeast(0.88))
        Report.line("id-token-validation", Measure.median(validation), .atLeast(0.55))
    }

    private static func validationRate(
        _ validator: IDTokenValidator,
        _ token: String,
        _ client: ClientContext
    ) async throws -> Double {
        let now = Date()
        let count = 40_000
        let seconds = try await Measure.seconds {
            for _ in 0..<count { try await validator.validate(token, now: now, client: client) }
        }
        return Double(count) / seconds
    }

    private static func idToken(_ key: RSAPrivateKey) throws -> String {
        let now = Int(Date().timeIntervalSince1970)
        let claims = """
            {"iss":"https://t.example/","sub":"email|5f7c8ec7c33c6c004bbafe82","aud":"c","iat":\(now),"exp":\(now + 36_000),\
            "name":"Ana Example","nickname":"ana","email":"ana@example.com","email_verified":true,"sid":"abcdefghijklmnop",\
            "picture":"https://cdn.example.com/avatars/an.png","updated_at":"2026-11-30T06:00:00.000Z","nonce":"n-0S6_WzA2Mj"}
            """
        return try JWS.sign(payload: Data(claims.utf8), typ: "JWT", keyID: "k1", with: key)
    }

    /// A client that knows the key already, as it does after the first sign-in.
    private static func warmClient(_ key: RSAPrivateKey) async throws -> ClientContext {
        let store = SigningKeyStore()
        let tenant = try TenantAddress(domain: "t.example")
        let publicKey = key.publicKey
        _ = try await store.key(id: "k1", of: tenant, now: Date()) { ["k1": publicKey] }
        return ClientContext(clientID: "c", domain: "t.example", transport: NoTransport(), signingKeys: store)
    }
}

/// What OpenSSL itself measures on this machine.
enum OpenSSLSpeed {
    struct NoFigure: Error {}

    static func rsa2048Verifications() async throws -> Double {
        // By the clock, as ours is measured: what else the machine does slows both.
        let process = try ChildProcess("openssl", ["speed", "-mr", "-elapsed", "-seconds", "1", "rsa2048"])
        let text = String(decoding: await process.printed(), as: UTF8.self)
        // "+F2:index:bits:seconds per signature:seconds per verification", or rates, by version.
        guard let line = text.split(separator: "\n").last(where: { $0.hasPrefix("+F2:") }),
            let figure = line.split(separator: ":").last.flatMap({ Double($0) })
        else { throw NoFigure() }
        return figure < 1 ? 1 / figure : figure
    }
}
