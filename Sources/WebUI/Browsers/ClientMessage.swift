import Foundation
package import WebUICore

/// What a client sends in one go, over the WebSocket or in a POST.
package struct ClientRequest: Decodable, Sendable {
    /// Which load of the page it comes from.
    ///
    /// The first frame of a WebSocket and every POST carry it.
    package var epoch: Int?
    /// The number of the newest batch that the client has.
    package var ack: Int
    package var messages: [ClientMessage]?
    /// In the first frame of a WebSocket: the tab and the page's own token.
    package var tab: String?
    package var token: String?

    /// Nil for anything but a request in the form that our client gives it.
    package init?(_ json: Data) {
        guard let request = try? JSONDecoder().decode(ClientRequest.self, from: json) else { return nil }
        self = request
    }
}

/// One message of a client.
///
/// What it needs beyond the kind stands in optional members; `content` puts them together.
package struct ClientMessage: Decodable, Sendable {
    package enum Content: Sendable, Equatable {
        case event(ClientEvent)
        /// The browser's history was moved to a depth.
        case depth(Int)
        case traits(Traits)
        case result(command: Int, Result<JSONValue, ClientCommandError>)
    }

    package struct Traits: Decodable, Sendable, Equatable {
        package var dark: Bool?
        package var reducedMotion: Bool?
        package var locale: String?
        package var timeZone: String?
        package var width: Double?
        package var height: Double?
    }

    /// The message's number: one that was taken already is not taken again.
    package let n: Int
    private let event: String
    private let id: Int?
    private let value: JSONValue?
    private let revision: Int?
    private let call: Int?
    private let error: String?
    private let detail: String?
    private let traits: Traits?

    /// What the message says; nil if it says nothing that we know.
    package var content: Content? {
        switch event {
        case "nav":
            guard case .number(let depth) = value, (0..<10_000).contains(depth) else { return nil }
            return .depth(Int(depth))
        case "traits":
            return traits.map(Content.traits)
        case "result":
            guard let call else { return nil }
            if let error {
                let failure = ClientCommandError(.failed, name: String(error.prefix(100)), description: nil)
                return .result(command: call, .failure(failure))
            }
            return .result(command: call, .success(value ?? .null))
        default:
            guard let name = EventName(rawValue: event), let id, let value = eventValue else { return nil }
            return .event(ClientEvent(name, on: NodeID(id), value: value))
        }
    }

    private var eventValue: ClientEvent.Value? {
        switch value {
        case nil, .null: ClientEvent.Value.none
        case .bool(let isOn): .bool(isOn)
        case .string(let text): .text(text, revision: revision ?? 0)
        case .number(let number) where abs(number) < 1e9: .index(Int(number))
        default: nil
        }
    }
}
