import Foundation
import FoundationNetworking
import Synchronization

/// Gathers each task's reply, stops at the limit, and refuses every redirect; the adapter itself decides on these.
final class URLSessionRelayDelegate: NSObject, URLSessionDataDelegate, Sendable {
    private struct Exchange {
        let transfer: Transfer
        var response: HTTPURLResponse?
        var body: ReplyCollector
    }

    private let exchanges = Mutex<[Int: Exchange]>([:])

    func expect(_ transfer: Transfer, of task: URLSessionTask) {
        let body = ReplyCollector(maximumBodyBytes: transfer.request.maximumBodyBytes)
        exchanges.withLock { $0[task.taskIdentifier] = Exchange(transfer: transfer, body: body) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void
    ) {
        exchanges.withLock { $0[task.taskIdentifier]?.response = response }
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        exchanges.withLock { $0[dataTask.taskIdentifier]?.response = response as? HTTPURLResponse }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let tooLong = exchanges.withLock { exchanges -> Transfer? in
            guard let exchange = exchanges[dataTask.taskIdentifier],
                exchanges[dataTask.taskIdentifier]?.body.receive(body: data) == false
            else { return nil }
            // What still comes is dropped: the task can't be cancelled.
            exchanges[dataTask.taskIdentifier] = nil
            return exchange.transfer
        }
        tooLong?.finish(.failure(.tooLong))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = exchanges.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        exchange.transfer.finish(outcome(exchange, error))
    }

    private func outcome(_ exchange: Exchange, _ error: (any Error)?) -> Result<HTTPClientResponse, TransportFailure> {
        if let error {
            let failure = URLSessionFailure(
                code: URLError.Code(rawValue: (error as NSError).code) ?? .unknown,
                hasResponse: exchange.response != nil,
                isSecure: exchange.transfer.request.url.scheme?.lowercased() == "https"
            )
            return .failure(failure.meaning)
        }
        guard let response = exchange.response else { return .failure(.notHTTP) }
        let headers = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { (name: $0, value: "\(value)") }
        }
        return .success(HTTPClientResponse(status: response.statusCode, headers: headers, body: exchange.body.body))
    }
}
