import Foundation
import Synchronization

/// The usual transport: libcurl on a thread of its own, which starts with the first request and sleeps between them.
///
/// Connections are kept and reused; TLS is 1.2 or newer, HTTP/2 where the server offers it.
package final class CurlTransport: HTTPTransport {
    package struct Configuration: Sendable {
        /// A PEM file of certificate authorities that are trusted beside the system's.
        ///
        /// Default: `AUTH0_CA_FILE`.
        package var additionalCertificateAuthorities: String?
        /// Where `http_proxy`, `https_proxy`, `all_proxy` and `no_proxy` are read.
        package var environment: [String: String]

        package init(
            additionalCertificateAuthorities: String? = nil,
            environment: [String: String] = ProcessInfo.processInfo.environment
        ) {
            self.additionalCertificateAuthorities =
                additionalCertificateAuthorities ?? environment["AUTH0_CA_FILE"]
            self.environment = environment
        }
    }

    package static let shared = CurlTransport()

    private let settings: CurlSettings
    private let mailbox = Mutex<CurlMailbox?>(nil)

    package init(configuration: Configuration = .init()) {
        settings = CurlSettings(
            proxy: ProxyRule(environment: configuration.environment),
            additionalCertificateAuthorities: configuration.additionalCertificateAuthorities
        )
    }

    deinit {
        mailbox.withLock { $0?.close() }
    }

    package func send(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
        try await failingWithURLError {
            try request.validate()
            let mailbox = try startedMailbox()
            return try await RedirectRule.follow(request, clock: ContinuousClock()) { request in
                try await Transfer(request).outcome(enqueue: mailbox.add, stop: mailbox.stop)
            }
        }
    }

    private func startedMailbox() throws(TransportFailure) -> CurlMailbox {
        try mailbox.withLock { mailbox throws(TransportFailure) in
            if let mailbox { return mailbox }
            guard let multi = CurlMulti() else { throw .outOfResources }
            let started = CurlMailbox(multi)
            guard ProgramEnd.watch.enter(started) else { throw .cancelled }
            CurlLoop.start(multi, started, settings)
            mailbox = started
            return started
        }
    }
}
