import Auth0
import WebUI

/// What one account-security view knows: the person's factors, and what is going on.
///
/// It outlives the screens, so that a person can go back and forth, and load the page again, without losing anything.
@MainActor
@Observable
final class AccountModel {
    let session: Auth0Session
    let navigator = Navigator()
    let enrolments: Enrolments
    private(set) var factors = Loading<[FactorSummary]>.loading
    /// The question for a further factor, while it is asked.
    private(set) var stepUp: StepUpModel?
    /// The sign-in has ended: nothing works until the person signs in again.
    private(set) var isSignInEnded = false
    var notice: Notice?

    init(_ session: Auth0Session, enrolments: Enrolments) {
        self.session = session
        self.enrolments = enrolments
    }

    func summary(_ kind: FactorKind) -> FactorSummary {
        factors.value?.first { $0.kind == kind } ?? FactorSummary(kind: kind, methods: [])
    }

    /// Whether the method is the last one that could prove a sign-in.
    func isLastFactor(_ method: AuthenticationMethod) -> Bool {
        let all = factors.value ?? []
        let proofs = all.filter { $0.kind != .recoveryCode }
        return [all, proofs].contains { $0.flatMap(\.methods).map(\.id) == [method.id] }
    }

    // MARK: Calls

    /// Makes a call as the person, who may be asked for a further factor once.
    ///
    /// - Throws: What went wrong; the end of the sign-in is noted too.
    func call<Value: Sendable>(
        _ scope: AccountScope,
        _ body: @Sendable (AccountAccess.Methods) async throws -> Value
    ) async throws -> Value {
        let access = AccountAccess(session: session) { [weak self] payload, scope in
            guard let self else { throw StepUpCancelled() }
            return try await self.ask(payload, scope)
        }
        do {
            let value = try await access.call(scope, body)
            if isSignInEnded { isSignInEnded = false }
            return value
        } catch {
            // Whatever a request that was stopped half-way says: the person went elsewhere.
            if Task.isCancelled { throw CancellationError() }
            if error.endsSignIn { isSignInEnded = true }
            throw error
        }
    }

    private func ask(_ payload: MFARequiredErrorPayload, _ scope: AccountScope) async throws -> String {
        // A second question would hide the first one; its action can be tried again.
        guard stepUp == nil else { throw StepUpCancelled() }
        let question = StepUpModel(payload, session: session, scope: scope)
        stepUp = question
        defer { stepUp = nil }
        return try await question.answer()
    }

    func cancelStepUp() { stepUp?.cancel() }

    // MARK: The list

    /// Gets the list, and keeps the one that is there on display meanwhile.
    func load() async {
        if case .failed = factors { factors = .loading }
        do {
            let loaded = try await call(.readAll) { methods in
                async let offered = methods.getFactors().start()
                async let enrolled = methods.getAuthenticationMethods().start()
                return try await FactorSummary.all(offered: offered, enrolled: enrolled)
            }
            factors = .loaded(loaded)
        } catch {
            if factors.value != nil {
                tell(error)
            } else if let trouble = Trouble(error) {
                factors = .failed(trouble)
            } else if !Task.isCancelled {
                factors = .failed(.interrupted)
            }
        }
    }

    func add(_ method: AuthenticationMethod) {
        change(method.kind) {
            $0.removeAll { $0.id == method.id }
            $0.append(method)
        }
    }

    private func change(_ type: AuthenticationMethodType?, _ body: (inout [AuthenticationMethod]) -> Void) {
        guard case .loaded(var list) = factors, let index = list.firstIndex(where: { $0.kind.type == type }) else {
            return
        }
        body(&list[index].methods)
        factors = .loaded(list)
    }

    // MARK: One method

    /// Removes a method; one that is gone already counts as removed.
    func remove(_ method: AuthenticationMethod) async {
        notice = nil
        do {
            try await call(.delete) { methods in
                do {
                    try await methods.deleteAuthenticationMethod(by: method.id).start()
                } catch let error as MyAccountError where error.statusCode == 404 {}
            }
            change(method.kind) { $0.removeAll { $0.id == method.id } }
            notice = Notice(text: Words.Saved.removed)
        } catch {
            tell(error)
        }
    }

    /// Gives a method another name.
    func rename(_ method: AuthenticationMethod, to name: String) async {
        notice = nil
        do {
            let renamed = try await call(.update) { methods in
                try await methods.updateAuthenticationMethod(by: method.id, name: name).start()
            }
            change(method.kind) { list in
                if let index = list.firstIndex(where: { $0.id == method.id }) { list[index] = renamed }
            }
            notice = Notice(text: Words.Saved.renamed)
        } catch {
            tell(error)
        }
    }

    func tell(_ error: any Error) {
        guard let trouble = Trouble(error) else { return }
        notice = Notice(tone: .problem, text: "\(trouble.title). \(trouble.message)")
    }

    /// Ends an enrolment: the list shows the method, and says so where the person is.
    func finish(_ kind: FactorKind, with method: AuthenticationMethod?, from place: Route) async {
        notice = Notice(text: Words.added(kind))
        if let method { add(method) } else { await load() }
        enrolments.finished(kind)
        navigator.show(.saved(kind), from: place)
    }
}
