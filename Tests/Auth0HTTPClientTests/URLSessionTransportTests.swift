import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import Auth0HTTPClient

/// What an app's own tests do: answer by a `URLProtocol` that stands in the session's configuration.
@Suite struct URLSessionTransportTests {
    private func transport(clock: any Clock<Duration> = ContinuousClock()) -> URLSessionTransport {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSessionTransport(session: URLSession(configuration: configuration), clock: clock)
    }

    private func url(_ path: String) throws -> URL {
        try #require(URL(string: "https://stub.example\(path)"))
    }

    @Test func aStubSeesTheRequestAndAnswersIt() async throws {
        let response = try await transport().send(
            .init(method: "POST", url: url("/echo"), headers: [("X-Trace", "a")], body: Data("{}".utf8))
        )
        #expect(response.status == 200)
        #expect(response.header("Echo-Method") == "POST")
        #expect(response.header("Echo-Trace") == "a")
        #expect(response.body == Data("{}".utf8))
    }

    @Test(arguments: [URLError.Code.notConnectedToInternet, .timedOut, .networkConnectionLost, .cannotFindHost])
    func aStubsFailureKeepsItsCodeAndLosesItsDetails(_ code: URLError.Code) async throws {
        let failure = try await transport().failure(.init(url: url("/fail?code=\(code.rawValue)")))
        #expect(failure?.code == code)
        #expect(failure.map { "\($0.userInfo)".contains("stub.example") } == false)
    }

    @Test func aStubsRedirectToAnotherOriginIsNotFollowed() async throws {
        let response = try await transport().send(.init(url: url("/redirect")))
        #expect(response.status == 302)
    }

    @Test func aCallOnAStubThatNeverAnswersEndsWhenItIsCancelled() async throws {
        let transport = transport()
        let url = try url("/hang")
        let call = Task { try await transport.failure(.init(url: url)) }
        for _ in 0..<100 { await Task.yield() }
        call.cancel()
        #expect(try await call.value?.code == .cancelled)
    }

    @Test func theTotalDeadlineIsOurOwn() async throws {
        let failure = try await transport(clock: HurriedClock()).failure(
            .init(url: url("/hang"), timeout: .seconds(3600))
        )
        #expect(failure?.code == .timedOut)
    }

    @Test(
        arguments: [
            (Duration.zero, 1.0), (.nanoseconds(1), 1), (.milliseconds(999), 1), (.seconds(1), 1),
            (.milliseconds(1001), 2),
            (.seconds(30), 30), (.seconds(-5), 1),
        ]
    )
    func theSessionsTimeOutIsInWholeSeconds(_ timeout: Duration, seconds: Double) throws {
        #expect(try URLRequest(.init(url: url("/"), timeout: timeout)).timeoutInterval == seconds)
    }

    @Test(
        arguments: [
            (URLError.Code.badServerResponse, false, false, URLError.Code.networkConnectionLost),
            (.unknown, true, true, .networkConnectionLost),
            (.unknown, false, true, .secureConnectionFailed),
            (.unknown, false, false, .unknown),
            (.cannotConnectToHost, false, false, .cannotConnectToHost),
            (.serverCertificateUntrusted, false, true, .serverCertificateUntrusted),
            (.fileDoesNotExist, false, false, .unknown),
        ]
    )
    func whatTheSessionReportsIsReadForWhatItMeans(
        _ code: URLError.Code,
        hasResponse: Bool,
        isSecure: Bool,
        meaning: URLError.Code
    ) {
        let failure = URLSessionFailure(code: code, hasResponse: hasResponse, isSecure: isSecure)
        #expect(failure.meaning.error.code == meaning)
    }
}

/// A clock on which every wait is over at once.
private struct HurriedClock: Clock {
    var now: ContinuousClock.Instant { ContinuousClock.now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
    }
}

private final class StubProtocol: URLProtocol {
    override static func canInit(with request: URLRequest) -> Bool { request.url?.host == "stub.example" }

    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        switch url.path {
        case "/echo":
            answer(
                url,
                200,
                [
                    "Echo-Method": request.httpMethod ?? "",
                    "Echo-Trace": request.value(forHTTPHeaderField: "X-Trace") ?? "",
                ]
            )
            client?.urlProtocol(self, didLoad: request.httpBody ?? Data())
            client?.urlProtocolDidFinishLoading(self)
        case "/fail":
            let code = url.query.flatMap { Int($0.dropFirst("code=".count)) } ?? 0
            let details = [NSURLErrorFailingURLErrorKey: url]
            client?.urlProtocol(
                self,
                didFailWithError: NSError(domain: NSURLErrorDomain, code: code, userInfo: details)
            )
        case "/redirect":
            answer(url, 302, ["Location": "https://evil.example/"])
            client?.urlProtocolDidFinishLoading(self)
        default:
            break
        }
    }

    override func stopLoading() {}

    private func answer(_ url: URL, _ status: Int, _ headers: [String: String]) {
        guard
            let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
        else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
}
