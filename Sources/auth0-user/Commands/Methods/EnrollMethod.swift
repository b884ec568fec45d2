import Auth0

/// Enrols one method: begins, shows what the person needs, and ends it with their code or approval.
///
/// Without a terminal, and with `--json`, a kind that needs a code takes two commands, like `login`.
struct EnrollMethod: MethodsAction {
    let kind: EnrollableKind
    let address: String
    let options: EnrollOptions

    init(_ arguments: inout Arguments, _ options: EnrollOptions) throws {
        guard let kind = arguments.takeWord().flatMap(EnrollableKind.init) else {
            let kinds = EnrollableKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("methods enroll needs one of \(kinds).")
        }
        guard !options.isVoice || kind == .phone else { throw UsageError("--voice goes with phone.") }
        guard options.wait == nil || kind == .push else { throw UsageError("--wait goes with push.") }
        guard options.ticket == nil || kind.needsCode == (options.code != nil) else {
            throw UsageError(kind.needsCode ? "--code is missing." : "--code does not go with \(kind.rawValue).")
        }
        self.kind = kind
        self.options = options
        switch (kind, options.ticket) {
        case (.email, nil), (.phone, nil):
            guard let address = arguments.takeWord() else {
                throw UsageError("methods enroll \(kind.rawValue) needs an address.")
            }
            self.address = address
        default: address = ""
        }
    }

    func run(_ methods: any MyAccountAuthenticationMethods, _ output: MethodsOutput) async throws -> ExitCode {
        if let ticket = options.ticket {
            let method = try await end(methods, ticket, code: options.code ?? "")
            try output.show(method, done: "Enrolled")
            return .done
        }
        let begun = try await methods.begin(kind, address: address, isVoice: options.isVoice)
        if output.asJSON {
            output.console.say(try Report.json(begun.members))
            return .done
        }
        show(begun, output.console)
        if kind.needsCode, !output.console.isInteractive {
            output.console.say("Go on with:\n  \(followUp(begun.ticket))")
            return .done
        }
        let method =
            kind.needsCode
            ? try await askUntilRight(methods, begun.ticket, output.console)
            : try await end(methods, begun.ticket, code: "")
        guard let method else { return .other }
        try output.show(method, done: "Enrolled")
        return .done
    }

    private func show(_ begun: BegunEnrollment, _ console: Console) {
        switch kind {
        case .email, .phone: console.note("A code was sent.")
        case .totp: console.note("Add this to an authenticator app.")
        case .push: console.note("Scan this with the app that is to get push notifications, and approve there.")
        case .recoveryCode: break
        }
        if let uri = begun.uri { console.show(qrCodeOf: uri, key: begun.key) }
        if let code = begun.recoveryCode { RecoveryCodeNotice.show(code, console) }
    }

    private func askUntilRight(
        _ methods: any MyAccountAuthenticationMethods,
        _ ticket: EnrollOptions.Ticket,
        _ console: Console
    ) async throws -> AuthenticationMethod? {
        while let typed = console.ask(kind == .totp ? "Code that the app shows: " : "Code: ") {
            let code = Passcode.normalized(typed)
            guard !code.isEmpty else { continue }
            do {
                return try await end(methods, ticket, code: code)
            } catch let error as MyAccountError where error.isWrongCode {
                console.note("That code is not right.")
            }
        }
        console.note("")
        return nil
    }

    private func end(
        _ methods: any MyAccountAuthenticationMethods,
        _ ticket: EnrollOptions.Ticket,
        code: String
    ) async throws -> AuthenticationMethod {
        guard kind == .push else { return try await methods.confirm(kind, ticket, code: code) }
        let approval = options.wait.map { Approval(limit: .seconds($0)) } ?? Approval()
        return try await approval.wait {
            do {
                return try await methods.confirm(kind, ticket, code: "")
            } catch let error as MyAccountError where error.isApprovalPending {
                return nil
            }
        }
    }

    private func followUp(_ ticket: EnrollOptions.Ticket) -> String {
        // With "=", since a session may begin with a dash.
        let words = [
            "auth0-user", "methods", "enroll", kind.rawValue, "--id=\(ticket.id)", "--session=\(ticket.session)",
        ]
        return words.map(Shell.quoted).joined(separator: " ") + " --code CODE"
    }
}

extension BegunEnrollment {
    /// As the server names them.
    fileprivate var members: [String: (any Encodable)?] {
        [
            "id": ticket.id, "auth_session": ticket.session, "barcode_uri": uri, "manual_input_code": key,
            "recovery_code": recoveryCode,
        ]
    }
}
