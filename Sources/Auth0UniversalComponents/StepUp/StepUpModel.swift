import Auth0
import WebUI

/// The person closed the question, or it cannot be asked now.
struct StepUpCancelled: Error {}

/// The question for a further factor: which one, its challenge, its proof.
///
/// Each question is answered at most once.
@MainActor
@Observable
final class StepUpModel {
    enum Step {
        case loading
        case choosing([Authenticator])
        case proving(Authenticator, StepUpWay)
        /// The proof was accepted, and a new recovery code came with it, shown this once.
        case newRecoveryCode(String)
        /// It was, and the page has been loaded again since.
        case newRecoveryCodeWasShown
        case failed(Trouble)
    }

    private(set) var step = Step.loading
    var entry = CodeEntry()
    var recoveryCode = ""
    private(set) var recoveryProblem: String?
    /// A recovery code is being spent: leaving now would lose the one that comes for it.
    private(set) var isBusy = false
    private(set) var isSending = false
    /// When a further code may be sent.
    private(set) var resend = ResendWindow()
    private(set) var canChooseAnother = false

    @ObservationIgnored let world: ComponentWorld
    @ObservationIgnored private let payload: MFARequiredErrorPayload
    @ObservationIgnored private let client: any MFAClient
    @ObservationIgnored private let proof: StepUpProof
    @ObservationIgnored private var authenticators: [Authenticator] = []
    @ObservationIgnored private var oobCode: String?
    @ObservationIgnored private var accepted: String?
    /// The action that asked is gone, and nobody is there to see a new recovery code.
    @ObservationIgnored private var isAbandoned = false
    @ObservationIgnored private var waiting: CheckedContinuation<String, any Error>?
    @ObservationIgnored private var work: Task<Void, Never>?

    init(_ payload: MFARequiredErrorPayload, session: Auth0Session, scope: AccountScope) {
        self.payload = payload
        world = session.world
        client = Auth0.mfa(clientId: session.clientId, domain: session.domain, session: session.urlSession)
        proof = StepUpProof(session: session, scope: scope)
    }

    /// The access token for the action, once the person has proven a factor.
    ///
    /// - Throws: ``StepUpCancelled``, or ``Trouble`` where no factor could be proven.
    func answer() async throws -> String {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting = continuation
                start { await self.load() }
            }
        } onCancel: {
            Task { @MainActor in self.abandon() }
        }
    }

    private func abandon() {
        isAbandoned = true
        cancel()
    }

    /// Ends the question without an answer; nothing was changed.
    func cancel() {
        guard !isBusy else { return }
        if let accepted { end(.success(accepted)) } else { end(.failure(StepUpCancelled())) }
    }

    private func end(_ result: Result<String, any Error>) {
        work?.cancel()
        let continuation = waiting
        waiting = nil
        continuation?.resume(with: result)
    }

    private func start(_ body: @escaping @MainActor () async -> Void) {
        work?.cancel()
        work = Task { await body() }
    }

    // MARK: Choosing

    private func load() async {
        do {
            let kinds = payload.mfaRequirements.challenge?.map(\.type) ?? []
            let known = kinds.isEmpty ? ["otp", "oob", "recovery-code"] : kinds
            let list = try await client.getAuthenticators(mfaToken: payload.mfaToken, factorsAllowed: known).start()
            authenticators = list.filter { $0.active && StepUpWay($0) != nil }
            canChooseAnother = authenticators.count > 1
            switch authenticators.count {
            case 0:
                // Only a new sign-in can prove who this is.
                end(.failure(SignInEnded()))
            case 1: await prove(authenticators[0])
            default: step = .choosing(authenticators)
            }
        } catch {
            fail(error)
        }
    }

    /// Goes on with one of several; a second press changes nothing, so that one code is sent.
    func choose(_ authenticator: Authenticator) {
        guard case .choosing = step else { return }
        step = .loading
        start { await self.prove(authenticator) }
    }

    func chooseAnother() {
        guard !isBusy else { return }
        work?.cancel()
        entry = CodeEntry()
        recoveryCode = ""
        step = .choosing(authenticators)
    }

    private func prove(_ authenticator: Authenticator) async {
        guard let way = StepUpWay(authenticator) else { return }
        do {
            switch way {
            case .app, .recoveryCode: step = .proving(authenticator, way)
            case .sentCode, .push:
                step = .loading
                let challenge = try await challenge(authenticator)
                step = .proving(authenticator, way)
                if way == .push { try await waitForApproval(challenge.oobCode) }
            }
        } catch {
            fail(error)
        }
    }

    private func challenge(_ authenticator: Authenticator) async throws -> MFAChallenge {
        let challenge = try await client.challenge(with: authenticator.id, mfaToken: payload.mfaToken).start()
        oobCode = challenge.oobCode
        resend.sent(at: world.now())
        return challenge
    }

    /// Sends another code; only the newest counts.
    func sendAgain() {
        guard case .proving(let authenticator, .sentCode) = step, !isSending, !entry.isSubmitting,
            resend.seconds(at: world.now()) == 0
        else { return }
        isSending = true
        start {
            defer { self.isSending = false }
            do {
                _ = try await self.challenge(authenticator)
                self.entry = CodeEntry()
            } catch {
                self.entry.fail(error)
                if let seconds = Trouble(error)?.retryAfter { self.resend.wait(seconds, from: self.world.now()) }
            }
        }
    }

    // MARK: Proving

    func submit(_ code: String) {
        // A code that is being replaced counts no more.
        guard case .proving(_, let way) = step, !isSending else { return entry.release() }
        let request =
            way == .app
            ? client.verify(otp: code, mfaToken: payload.mfaToken)
            : client.verify(oobCode: oobCode ?? "", bindingCode: code, mfaToken: payload.mfaToken)
        start {
            do {
                self.accept(try await self.proof.token(request))
            } catch let error as MFAVerifyError where error.endsQuestion {
                self.fail(error)
            } catch {
                self.entry.fail(error, isFromApp: way == .app)
            }
        }
    }

    func submitRecoveryCode() {
        let code = recoveryCode.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !isBusy, !code.isEmpty else { return }
        isBusy = true
        recoveryProblem = nil
        start {
            defer {
                self.isBusy = false
                if self.isAbandoned { self.cancel() }
            }
            do {
                let request = self.client.verify(recoveryCode: code, mfaToken: self.payload.mfaToken)
                self.accept(try await self.proof.token(request))
            } catch let error as MFAVerifyError where error.endsQuestion {
                self.fail(error)
            } catch let error as MFAVerifyError where error.code == "invalid_grant" {
                self.recoveryProblem = Words.StepUp.recoveryWrong
            } catch {
                self.recoveryProblem = Trouble(error)?.message
            }
        }
    }

    private func waitForApproval(_ oobCode: String) async throws {
        let request = client.verify(oobCode: oobCode, bindingCode: nil, mfaToken: payload.mfaToken)
        do {
            let answer = try await Approval(world: world, begunAt: world.now()).wait {
                do {
                    return .given(try await self.proof.token(request))
                } catch let error as MFAVerifyError where error.mayComeLater {
                    return .pending(after: error.retryAfter)
                }
            }
            accept(answer)
        } catch is ApprovalTimedOut {
            throw Trouble(title: Words.StepUp.failedTitle, message: Words.StepUp.timedOut)
        } catch let error as MFAVerifyError where error.isAuthorizationRejected {
            throw Trouble(title: Words.StepUp.failedTitle, message: Words.StepUp.denied)
        }
    }

    private func accept(_ credentials: Credentials) {
        if let code = credentials.recoveryCode, !isAbandoned {
            accepted = credentials.accessToken
            step = .newRecoveryCode(code)
        } else {
            end(.success(credentials.accessToken))
        }
    }

    /// The page was loaded again: what it showed is not shown a second time.
    func hide() {
        if case .newRecoveryCode = step { step = .newRecoveryCodeWasShown }
    }

    private func fail(_ error: any Error) {
        if let trouble = Trouble(error) { step = .failed(trouble) }
    }

    /// Tries again what failed.
    func retry() {
        step = .loading
        start { await self.load() }
    }
}

extension MFAVerifyError {
    /// Whether no other answer to the same question could help.
    fileprivate var endsQuestion: Bool { isMultifactorTokenInvalid || asksAgain }

    /// Whether the approval may still come: not given yet, asked for too often, or not heard of.
    fileprivate var mayComeLater: Bool { isAuthorizationPending || isRateLimited || isNetworkError }
}

extension MultifactorError {
    /// Whether the server wants one more proof though it just got one.
    var asksAgain: Bool { code == "mfa_required" }
}
