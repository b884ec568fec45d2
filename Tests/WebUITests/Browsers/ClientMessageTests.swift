import Foundation
import Testing
import WebUI
import WebUICore

@Suite struct ClientMessageTests {
    func content(_ message: String) -> ClientMessage.Content? {
        ClientRequest(Data("{\"ack\":0,\"messages\":[\(message)]}".utf8))?.messages?.first?.content
    }

    @Test func eventsCarryTheirValues() {
        #expect(content(#"{"n":1,"id":8,"event":"tap"}"#) == .event(ClientEvent(.tap, on: NodeID(8))))
        #expect(
            content(#"{"n":1,"id":8,"event":"input","value":"é","revision":3}"#)
                == .event(ClientEvent(.input, on: NodeID(8), value: .text("é", revision: 3)))
        )
        #expect(
            content(#"{"n":1,"id":8,"event":"toggle","value":true}"#)
                == .event(ClientEvent(.toggle, on: NodeID(8), value: .bool(true)))
        )
        #expect(
            content(#"{"n":1,"id":8,"event":"select","value":2}"#)
                == .event(ClientEvent(.select, on: NodeID(8), value: .index(2)))
        )
    }

    @Test func theHistoryAndRepliesAreNoEvents() {
        #expect(content(#"{"n":1,"event":"nav","value":2}"#) == .depth(2))
        #expect(
            content(#"{"n":1,"event":"result","call":4,"value":{"a":1}}"#) == .result(command: 4, .success(["a": 1]))
        )
        #expect(
            content(#"{"n":1,"event":"result","call":4,"error":"NotAllowedError","detail":"private"}"#)
                == .result(command: 4, .failure(ClientCommandError(.failed, name: "NotAllowedError")))
        )
    }

    @Test(arguments: [
        #"{"n":1,"event":"nav","value":-1}"#, #"{"n":1,"event":"nav","value":1e9}"#, #"{"n":1,"event":"nav"}"#,
        #"{"n":1,"event":"tap"}"#, #"{"n":1,"id":8,"event":"explode"}"#,
        #"{"n":1,"id":8,"event":"select","value":1e300}"#,
        #"{"n":1,"id":8,"event":"input","value":[]}"#, #"{"n":1,"event":"result"}"#, #"{"n":1,"event":"traits"}"#,
    ])
    func whatSaysNothingIsNothing(_ message: String) {
        #expect(content(message) == nil)
    }

    @Test(arguments: ["", "{}", "[]", "null", #"{"ack":"1"}"#, #"{"ack":1.5}"#, #"{"ack":0,"messages":[{"id":1}]}"#])
    func otherFormsAreNoRequest(_ json: String) {
        #expect(ClientRequest(Data(json.utf8)) == nil)
    }

    @Test func traitsThatMakeNoSenseAreLeftOut() throws {
        let message =
            #"{"n":1,"event":"traits","traits":{"dark":true,"timeZone":"Nowhere/At all","width":-5,"height":1e12}}"#
        guard case .traits(let traits) = try #require(content(message)) else { return }
        let client = traits.clientTraits
        #expect(client.colorScheme == .dark)
        #expect(client.timeZone == nil)
        #expect(client.viewport == nil)
        #expect(!client.reducesMotion)
    }
}
