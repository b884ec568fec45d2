import Testing
import WebUI

@Suite struct HostConfigurationTests {
    @Test func listensOnLocalhostFrom8080On() throws {
        let configuration = try HostConfiguration(environment: [:])
        #expect(configuration.address == .localhost)
        #expect(configuration.ports == 8080...8179)
        #expect(configuration.printedHost(port: 8081) == "localhost:8081")
    }

    @Test func triesAGivenPortOnly() throws {
        #expect(try HostConfiguration(environment: ["PORT": "9000"]).ports == 9000...9000)
        #expect(try HostConfiguration(environment: ["PORT": "0"]).ports == 0...0)
    }

    @Test(arguments: ["-1", "65536", "http", "80 "])
    func refusesAPortThatIsNone(_ port: String) {
        #expect { try HostConfiguration(environment: ["PORT": port]) } throws: { "\($0)".contains("PORT=\(port)") }
    }

    @Test(arguments: ["127.0.0.1", "127.1.2.3", "::1", "[::1]"])
    func takesLoopbackAddresses(_ host: String) throws {
        let configuration = try HostConfiguration(environment: ["HOST": host])
        #expect(configuration.printedHost(port: 1) == "localhost:1")
    }

    @Test(arguments: ["0.0.0.0", "::", "192.168.1.2", "127.0.0.1.evil.example", "127.0.0"])
    func takesOtherAddressesOnlyWhereRemoteIsAllowed(_ host: String) throws {
        #expect { try HostConfiguration(environment: ["HOST": host]) } throws: {
            "\($0)".contains("WEBUI_ALLOW_REMOTE=1")
        }
        let configuration = try HostConfiguration(environment: ["HOST": host, "WEBUI_ALLOW_REMOTE": "1"])
        #expect(configuration.address == .numeric(host))
    }
}
