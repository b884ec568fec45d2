import Auth0HTTPClient
import Foundation

enum Probe {
    /// Prints the status of each URL's reply, or the code of the failure.
    static func get(_ urls: [URL], timeout: Duration = .seconds(10)) async {
        for url in urls { print(await outcome(.init(url: url, timeout: timeout))) }
    }

    /// Ends the program from a busy task while others are in the middle of their transfers.
    static func leaveEarly(_ urls: [URL]) async throws {
        for url in urls + urls {
            Task.detached {
                while true { _ = try? await CurlTransport(configuration: .init()).send(.init(url: url)) }
            }
            Task.detached {
                while true { _ = try? await CurlTransport.shared.send(.init(url: url)) }
            }
        }
        for url in urls { _ = try await CurlTransport.shared.send(.init(url: url)) }
        exit(0)
    }

    static func outcome(_ request: HTTPClientRequest) async -> String {
        do {
            return try await "\(CurlTransport.shared.send(request).status)"
        } catch let error as URLError {
            return "failed \(error.code.rawValue)"
        } catch {
            return "failed otherwise"
        }
    }
}
