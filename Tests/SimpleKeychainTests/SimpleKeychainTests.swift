import Foundation
import Testing

@testable import SimpleKeychain

@Suite struct SimpleKeychainTests {
    @Test func compilesWithTheParametersOfAppleCode() throws {
        let keychain = SimpleKeychain(service: "Auth0", accessibility: .whenUnlocked, attributes: ["a": 1])
        #expect(!keychain.backendDescription.isEmpty)
    }

    @Test func namesAnInMemoryBackend() {
        #expect(SimpleKeychain(service: "s", backend: .inMemory()).backendDescription.contains("memory"))
    }

    @Test(arguments: [
        (
            #"<plist version="1.0"><dict><key>ServiceName</key><string>com.example</string></dict></plist>"#,
            "com.example"
        ),
        (#"<plist version="1.0"><dict><key>ServiceName</key><string></string></dict></plist>"#, "program"),
        (#"<plist version="1.0"><dict><key>ServiceName</key><integer>1</integer></dict></plist>"#, "program"),
        (#"<plist version="1.0"><dict><key>ClientId</key><string>x</string></dict></plist>"#, "program"),
        ("not a property list", "program"), ("", "program"),
    ])
    func takesTheServiceFromThePropertyListElseFromTheProgram(plist: String, service: String) {
        #expect(SimpleKeychain.defaultService(plist: Data(plist.utf8), program: "program") == service)
    }

    @Test func usesTheProgramsNameWithoutAPropertyList() {
        #expect(SimpleKeychain.defaultService(plist: nil, program: "program") == "program")
        #expect(!SimpleKeychain.defaultService.isEmpty)
    }

    @Test(arguments: [
        Accessibility.whenUnlocked, .whenUnlockedThisDeviceOnly, .afterFirstUnlock,
        .afterFirstUnlockThisDeviceOnly, .whenPasscodeSetThisDeviceOnly,
    ])
    func mapsAccessibilityToApplesValuesAndBack(accessibility: Accessibility) {
        #expect(Accessibility(rawValue: accessibility.rawValue) == accessibility)
        #expect(Accessibility(rawValue: "nonsense") == .afterFirstUnlock)
    }
}
