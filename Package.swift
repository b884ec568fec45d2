// swift-tools-version: 6.2
import PackageDescription

#if !os(Linux)
#error("auth0-swift-linux is for Linux. On Apple systems use auth0/Auth0.swift, whose API it shares.")
#endif

let package = Package(
    name: "auth0-swift-linux",
    products: [
        .library(name: "Auth0", targets: ["Auth0"]),
        .library(name: "SimpleKeychain", targets: ["SimpleKeychain"]),
        .library(name: "JWTDecode", targets: ["JWTDecode"]),
        .library(name: "LocalTenant", targets: ["LocalTenant"]),
        .library(name: "Auth0UniversalComponents", targets: ["Auth0UniversalComponents"]),
        .library(name: "WebUI", targets: ["WebUI"]),
        // Opt-in: its mere presence switches on `#if canImport(SwiftUI)` in an app's other packages.
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .executable(name: "auth0-tenant", targets: ["auth0-tenant"]),
        .executable(name: "auth0-user", targets: ["auth0-user"]),
    ],
    targets: [
        // System libraries: each is imported by exactly one Swift module.
        .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        // Not "libsecret-1", whose flags make SwiftPM warn: see the header.
        .systemLibrary(name: "CLibSecret", pkgConfig: "gobject-2.0", providers: [.apt(["libsecret-1-dev"])]),
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        // C++ behind a C header; Debian's libphonenumber has no pkg-config file.
        .target(name: "CPhoneNumber", linkerSettings: [.linkedLibrary("phonenumber")]),

        // Foundations.
        .target(name: "Auth0Crypto", dependencies: ["COpenSSL"]),
        .target(name: "Auth0WebAuthn", dependencies: ["Auth0Crypto"]),
        .target(name: "Auth0HTTPClient", dependencies: ["CCurl"]),
        .target(name: "Auth0HTTPServer", dependencies: ["CMicroHTTPD"]),
        .target(name: "Auth0Loopback"),
        .target(name: "Auth0QRCode", dependencies: ["CQREncode"]),
        .target(name: "Auth0PhoneNumber", dependencies: ["CPhoneNumber"]),

        // The SDK.
        .target(name: "JWTDecode"),
        .target(name: "SimpleKeychain", dependencies: ["Auth0Crypto", "CLibSecret"]),
        .target(
            name: "Auth0",
            dependencies: ["JWTDecode", "SimpleKeychain", "Auth0Crypto", "Auth0HTTPClient", "Auth0Loopback"]
        ),

        // The tenant. It never imports the SDK: one bug must not pass on both sides of the wire.
        .target(
            name: "LocalTenant",
            dependencies: ["Auth0Crypto", "Auth0WebAuthn", "Auth0HTTPServer", "CSQLite"],
            resources: [.embedInCode("Pages/Resources")]
        ),
        .executableTarget(name: "auth0-tenant", dependencies: ["LocalTenant"]),

        // The view layer.
        .target(name: "WebUICore"),
        .target(
            name: "WebUIHTML",
            dependencies: ["WebUICore"],
            resources: [.embedInCode("Client/client.js"), .embedInCode("Styles/base.css")]
        ),
        .target(name: "WebUI", dependencies: ["WebUICore", "WebUIHTML", "Auth0HTTPServer", "Auth0Crypto", "CZlib"]),
        .target(name: "SwiftUI", dependencies: ["WebUI"]),

        // The account-security view.
        .target(
            name: "Auth0UniversalComponents",
            dependencies: ["Auth0", "WebUI", "Auth0QRCode", "Auth0PhoneNumber"]
        ),

        .executableTarget(
            name: "auth0-user",
            dependencies: ["Auth0", "Auth0QRCode", "SimpleKeychain", "JWTDecode"]
        ),

        // Examples.
        .executableTarget(name: "CodeSignIn", dependencies: ["Auth0", "LocalTenant"], path: "Examples/CodeSignIn"),
        .executableTarget(name: "Gallery", dependencies: ["SwiftUI"], path: "Examples/Gallery"),
        .executableTarget(
            name: "AccountSecurity",
            dependencies: ["Auth0UniversalComponents", "SwiftUI", "Auth0", "SimpleKeychain", "LocalTenant"],
            path: "Examples/AccountSecurity"
        ),

        // Measurements, and what the same work costs in plain C with the same libraries.
        .target(
            name: "Baselines",
            path: "Benchmarks/Baselines",
            linkerSettings: [.linkedLibrary("curl"), .linkedLibrary("secret-1")]
        ),
        .executableTarget(
            name: "bench",
            dependencies: [
                "Auth0", "Auth0Crypto", "Auth0HTTPClient", "SimpleKeychain", "LocalTenant", "Baselines", "ChildProcess",
                "WebUI", "WebUICore", "Auth0HTTPServer", "Auth0UniversalComponents", "SignedInPerson",
            ],
            path: "Benchmarks/bench"
        ),

        // Tests, and what several of them share.
        .target(
            name: "SoftwareAuthenticator",
            dependencies: ["Auth0Crypto"],
            path: "Tests/Support/SoftwareAuthenticator"
        ),
        .target(name: "ChildProcess", path: "Tests/Support/ChildProcess"),
        .target(
            name: "SignedInPerson",
            dependencies: ["Auth0", "LocalTenant", "SimpleKeychain"],
            path: "Tests/Support/SignedInPerson"
        ),
        .target(name: "ScreenDriver", dependencies: ["WebUICore", "WebUIHTML"], path: "Tests/Support/ScreenDriver"),
        .testTarget(name: "Auth0CryptoTests", dependencies: ["Auth0Crypto"], resources: [.embedInCode("Vectors")]),
        .testTarget(
            name: "Auth0WebAuthnTests",
            dependencies: ["Auth0WebAuthn", "Auth0Crypto", "SoftwareAuthenticator"],
            resources: [.embedInCode("Vectors")]
        ),
        .executableTarget(name: "HTTPClientProbe", dependencies: ["Auth0HTTPClient"], path: "Tests/HTTPClientProbe"),
        .testTarget(
            name: "Auth0HTTPClientTests",
            dependencies: ["Auth0HTTPClient", "HTTPClientProbe", "ChildProcess"]
        ),
        .testTarget(name: "Auth0HTTPServerTests", dependencies: ["Auth0HTTPServer"]),
        .testTarget(name: "Auth0LoopbackTests", dependencies: ["Auth0Loopback"]),
        .executableTarget(name: "QRCodeProbe", dependencies: ["Auth0QRCode"], path: "Tests/QRCodeProbe"),
        .testTarget(name: "Auth0QRCodeTests", dependencies: ["Auth0QRCode"]),
        .testTarget(name: "Auth0PhoneNumberTests", dependencies: ["Auth0PhoneNumber"]),
        .testTarget(name: "JWTDecodeTests", dependencies: ["JWTDecode"]),
        .executableTarget(name: "KeychainProbe", dependencies: ["SimpleKeychain"], path: "Tests/KeychainProbe"),
        .testTarget(name: "SimpleKeychainTests", dependencies: ["SimpleKeychain", "Auth0Crypto"]),
        .testTarget(
            name: "Auth0Tests",
            dependencies: ["Auth0", "Auth0Crypto", "Auth0HTTPClient", "Auth0Loopback", "SimpleKeychain"]
        ),
        .testTarget(name: "WebUICoreTests", dependencies: ["WebUICore"]),
        .testTarget(name: "WebUIHTMLTests", dependencies: ["WebUIHTML", "WebUICore"]),
        .testTarget(
            name: "WebUITests",
            dependencies: ["WebUI", "WebUICore", "WebUIHTML", "Auth0HTTPServer", "Auth0Crypto", "ChildProcess"]
        ),
        .testTarget(
            name: "Auth0UniversalComponentsTests",
            dependencies: [
                "Auth0UniversalComponents", "Auth0", "Auth0PhoneNumber", "WebUI", "WebUICore", "LocalTenant",
                "SignedInPerson", "ScreenDriver",
            ]
        ),
        .testTarget(
            name: "AccountSecurityTests",
            dependencies: ["AccountSecurity", "Auth0", "LocalTenant", "SimpleKeychain", "SwiftUI"]
        ),
        .testTarget(
            name: "LocalTenantTests",
            dependencies: ["LocalTenant", "Auth0Crypto", "Auth0WebAuthn", "SoftwareAuthenticator"]
        ),
        // The seeds' samples to the letter, and the program that runs them.
        .executableTarget(name: "SeedSamples", dependencies: ["Auth0", "SimpleKeychain"], path: "Tests/SeedSamples"),
        .executableTarget(
            name: "SeedViews",
            dependencies: ["Auth0UniversalComponents", "SwiftUI", "LocalTenant", "SignedInPerson"],
            path: "Tests/SeedViews"
        ),
        .testTarget(
            name: "SeedSamplesTests",
            dependencies: [
                "Auth0", "Auth0UniversalComponents", "LocalTenant", "SimpleKeychain", "WebUI", "SeedSamples",
                "SeedViews",
                "ChildProcess", "ScreenDriver",
            ]
        ),
        .testTarget(
            name: "ContractTests",
            dependencies: [
                "Auth0", "Auth0Crypto", "Auth0HTTPClient", "LocalTenant", "SimpleKeychain", "SoftwareAuthenticator",
            ]
        ),
    ],
    cxxLanguageStandard: .cxx17
)

/// One set of rules for every Swift target.
let swiftSettings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

for target in package.targets where target.type != .system {
    target.swiftSettings = (target.swiftSettings ?? []) + swiftSettings
}

/// `ONLY=Auth0Tests swift test` leaves out every target that the named ones do not need, for short builds.
if let only = Context.environment["ONLY"] {
    var needed: Set<String> = []
    var open = only.split(separator: ",").map(String.init)
    while let name = open.popLast() {
        guard needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else {
            continue
        }
        for case .byNameItem(let name, _) in target.dependencies { open.append(name) }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { !needed.contains($0.name) }
}
