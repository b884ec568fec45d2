import Auth0HTTPClient
import Foundation

// A program that the tests start in surroundings of their own: another name server, another trust store, a sudden end.
let arguments = CommandLine.arguments.dropFirst()
let urls = arguments.dropFirst().compactMap { URL(string: $0) }
switch arguments.first {
case "get": await Probe.get(urls)
case "leave-early": try await Probe.leaveEarly(urls)
case "silent-names": await SilentNames.probe(urls)
default: exit(64)
}
