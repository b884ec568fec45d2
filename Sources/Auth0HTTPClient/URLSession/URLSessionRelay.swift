import Foundation
import FoundationNetworking

/// Owns the adapter's session and lets its tasks finish before it goes.
final class URLSessionRelay: Sendable {
    private let session: URLSession
    private let delegate = URLSessionRelayDelegate()

    init(configuration: URLSessionConfiguration) {
        session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }

    deinit {
        session.finishTasksAndInvalidate()
    }

    func start(_ transfer: Transfer) {
        guard transfer.begin() else { return }
        let task = session.dataTask(with: URLRequest(transfer.request))
        delegate.expect(transfer, of: task)
        task.resume()
    }
}

extension URLRequest {
    init(_ request: HTTPClientRequest) {
        self.init(url: request.url)
        httpMethod = request.method
        httpBody = request.body
        for (name, value) in request.sendableHeaders { addValue(value, forHTTPHeaderField: name) }
        // The initialiser's parameter is ignored on Linux, and less than a second means "at once" there.
        timeoutInterval = request.timeout.wholeSecondsUp
    }
}

extension Duration {
    /// Whole seconds, rounded up, at least 1.
    var wholeSecondsUp: Double {
        let (seconds, attoseconds) = components
        return max(1, Double(seconds) + (attoseconds > 0 ? 1 : 0))
    }
}
