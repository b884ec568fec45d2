// swift-tools-version: 6.2
import PackageDescription

/// The benchmarks look at seams that are `package`, so they are compiled as a part of the package above, whose name to
/// the compiler is that of its folder.
let folder = Context.packageDirectory.split(separator: "/").dropLast().last.map { $0.lowercased() } ?? ""
let above = String(folder.map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "auth0-swift-linux", path: "..")],
    targets: [
        // What the same work costs in plain C with the same libraries.
        .systemLibrary(name: "CBaselineLibraries", pkgConfig: "libsecret-1"),
        .target(
            name: "Baselines",
            dependencies: ["CBaselineLibraries"],
            linkerSettings: [.linkedLibrary("curl"), .linkedLibrary("secret-1")]
        ),
        .executableTarget(
            name: "bench",
            dependencies: [
                "Baselines",
                .product(name: "Auth0", package: "auth0-swift-linux"),
                .product(name: "SimpleKeychain", package: "auth0-swift-linux"),
                .product(name: "LocalTenant", package: "auth0-swift-linux"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-package-name", above])]
        ),
    ]
)
