import Auth0Crypto
import FoundationEssentials

extension TenantState {
    /// Begins an enrolment and sends what has to be sent; nothing that is enrolled changes.
    ///
    /// - Parameter withRecoveryCode: whether a recovery code goes along.
    mutating func begin(
        _ ask: EnrolmentAsk,
        of user: TenantUser,
        on road: Enrolment.Road,
        withRecoveryCode: Bool = false,
        tenant: Tenant,
        at now: Date
    ) throws(EnrolmentRefusal) -> EnrolmentStart {
        guard policy.factors[ask.factor] else { throw .disabled(ask.factor) }
        let random = tenant.environment.random
        let ticket = random.token(bytes: 32)
        var secret: String?
        var barcodeURI: String?
        var recoveryCode: String?
        let account = user.email ?? user.phoneNumber ?? user.id
        let proof: AuthenticationMethod.Proof
        switch ask {
        case .passkey:
            guard methods.methods(of: user.id).count < AuthenticationMethod.most else { throw .full }
            return start(.passkey(challenge: random.bytes(32)), of: user, on: road, ticket: ticket, at: now)
        case .email(let address):
            proof = .email(address: address.value)
        case .phone(let address, let channel):
            proof = .phone(number: address.value, channel: channel)
        case .totp:
            let key = Base32.encode(random.bytes(20))
            secret = key
            barcodeURI = TOTP.barcodeURI(secret: key, account: account)
            proof = .totp(secret: key, spentStep: nil)
        case .push:
            let key = Base32.encode(random.bytes(20))
            secret = key
            barcodeURI = TOTP.barcodeURI(secret: key, account: account, ["enrollment_tx_id": Hash.of(ticket)])
            proof = .push(secret: key)
        case .recoveryCode:
            let code = RecoveryCode.make(random)
            recoveryCode = code
            proof = .recoveryCode(hash: RecoveryCode.hash(code))
        }
        let method = AuthenticationMethod(
            device: AuthenticationMethod.newDevice(random),
            userID: user.id,
            proof: proof,
            at: now
        )
        guard methods.hasRoom(for: method) else { throw .full }
        let challenge = try challenge(method, of: user, for: .enrolment, tenant: tenant, at: now)
        var companion: AuthenticationMethod?
        if withRecoveryCode {
            let code = RecoveryCode.make(random)
            recoveryCode = code
            companion = AuthenticationMethod(
                device: AuthenticationMethod.newDevice(random),
                userID: user.id,
                proof: .recoveryCode(hash: RecoveryCode.hash(code)),
                at: now
            )
        }
        var start = start(
            .method(method, challenge),
            of: user,
            on: road,
            recoveryCode: companion,
            ticket: ticket,
            at: now
        )
        start.secret = secret
        start.barcodeURI = barcodeURI
        start.recoveryCode = recoveryCode
        return start
    }

    private mutating func start(
        _ candidate: Enrolment.Candidate,
        of user: TenantUser,
        on road: Enrolment.Road,
        recoveryCode: AuthenticationMethod? = nil,
        ticket: String,
        at now: Date
    ) -> EnrolmentStart {
        let enrolment = Enrolment(
            id: Hash.of(ticket),
            userID: user.id,
            road: road,
            startedAt: now,
            candidate: candidate,
            recoveryCode: recoveryCode
        )
        enrolments.begin(enrolment, at: now)
        return EnrolmentStart(enrolment: enrolment, ticket: ticket)
    }

    /// Stores what was confirmed: only now does it take the place of what was enrolled before.
    mutating func finish(
        _ enrolment: Enrolment,
        as method: AuthenticationMethod,
        at now: Date
    ) throws(EnrolmentRefusal) -> AuthenticationMethod {
        guard policy.factors[method.factor] else { throw .disabled(method.factor) }
        guard methods.hasRoom(for: method) else { throw .full }
        var method = method
        method.createdAt = now
        methods.confirm(method)
        if var companion = enrolment.recoveryCode {
            companion.createdAt = now
            methods.confirm(companion)
        }
        enrolments.end(enrolment.id)
        return method
    }

    /// What counts as a further factor of this person now, oldest first.
    func secondFactors(of userID: String) -> [AuthenticationMethod] {
        methods.methods(of: userID).filter { $0.factor.isSecondFactor && policy.factors[$0.factor] }
    }
}
