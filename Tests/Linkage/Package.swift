// swift-tools-version: 6.2
import PackageDescription

// A user's package, as the README shows it: each program uses one product and nothing else, and on Apple systems it
// would be Auth0.swift's.
#if os(Linux)
let auth0: Package.Dependency = .package(name: "auth0-swift-linux", path: "../..")
#else
let auth0: Package.Dependency = .package(url: "https://github.com/auth0/Auth0.swift", from: "3.1.0")
#endif

let package = Package(
    name: "Linkage",
    dependencies: [auth0],
    targets: [
        .executableTarget(
            name: "OnlyJWTDecode",
            dependencies: [.product(name: "JWTDecode", package: "auth0-swift-linux")]
        ),
        .executableTarget(
            name: "OnlyAuth0",
            dependencies: [.product(name: "Auth0", package: "auth0-swift-linux")]
        ),
    ]
)
