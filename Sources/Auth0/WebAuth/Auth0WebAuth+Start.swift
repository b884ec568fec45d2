import Auth0HTTPClient
import Foundation

extension Auth0WebAuth {
    package func start(_ callback: @escaping @MainActor (WebAuthResult<Credentials>) -> Void) {
        run(signIn(), callback)
    }

    package func start() async throws -> Credentials {
        try await run(signIn())
    }

    package func logout(federated: Bool, callback: @escaping @MainActor (WebAuthResult<Void>) -> Void) {
        run(signOut(federated: federated), callback)
    }

    package func logout(federated: Bool) async throws {
        try await run(signOut(federated: federated))
    }

    @discardableResult
    package func cancel() -> Bool {
        world.slot.cancel()
    }
}

extension Auth0WebAuth {
    private typealias Begun<Flow: BrowserFlow> = Result<Transaction<Flow>, WebAuthError>

    private func signIn() -> Begun<SignIn> {
        begin { [client, options, world] tenant, redirectURL throws(WebAuthError) in
            SignIn(
                request: try AuthorizeRequest(
                    options,
                    client: client,
                    tenant: tenant,
                    redirectURL: redirectURL,
                    random: world.random
                ),
                client: client,
                credentialsManager: options.credentialsManager
            )
        }
    }

    private func signOut(federated: Bool) -> Begun<SignOut> {
        begin { [client, options] tenant, redirectURL throws(WebAuthError) in
            try SignOut(
                client: client,
                tenant: tenant,
                redirectURL: redirectURL,
                federated: federated,
                credentialsManager: options.credentialsManager
            )
        }
    }

    /// Takes the process's one place before it returns: of two calls the first wins, and `cancel` meets it at once.
    private func begin<Flow: BrowserFlow>(
        _ makeFlow: @escaping @Sendable (TenantAddress, _ redirectURL: URL) throws(WebAuthError) -> Flow
    ) -> Begun<Flow> {
        Result { () throws(WebAuthError) in
            let tenant: TenantAddress
            do {
                tenant = try client.tenant.get()
            } catch {
                throw WebAuthError(code: .other, cause: error)
            }
            let transaction = Transaction(
                redirect: try redirect(),
                world: world,
                opener: options.provider.map(PageOpener.provider) ?? .browser(Browser(world))
            ) { [client] redirectURL throws(WebAuthError) in
                let flow = try makeFlow(tenant, redirectURL)
                client.logger?.log(.request(RequestTrace(HTTPClientRequest(url: flow.pageURL))))
                return flow
            }
            guard world.slot.claim(transaction) else { throw .transactionActiveAlready }
            return transaction
        }
    }

    private func redirect() throws(WebAuthError) -> Redirect {
        if let url = options.redirectURL { return try Redirect(url) }
        return try Redirect(ports: world.ports)
    }

    private func run<Flow>(_ begun: Begun<Flow>) async throws(WebAuthError) -> Flow.Value {
        let value = try await begun.get().run().get()
        if let onClose = options.onClose {
            Task { await onClose() }
        }
        return value
    }

    private func run<Flow>(
        _ begun: Begun<Flow>,
        _ callback: @escaping @MainActor (WebAuthResult<Flow.Value>) -> Void
    ) {
        Task {
            let result: WebAuthResult<Flow.Value>
            do throws(WebAuthError) {
                result = .success(try await run(begun))
            } catch {
                result = .failure(error)
            }
            await callback(result)
        }
    }
}
