// swift-tools-version: 6.2
import PackageDescription

// A user's package, as the README shows it: each program uses one product and nothing else.
let package = Package(
    name: "Linkage",
    dependencies: [.package(name: "auth0-swift-linux", path: "../..")],
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
