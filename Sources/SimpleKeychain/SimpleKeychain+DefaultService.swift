import Foundation

extension SimpleKeychain {
    /// The service of a keychain that is not given one.
    ///
    /// It is `ServiceName` in the `Auth0.plist` that lies beside the program, else the name of the program's file.
    /// (A program on Linux has no bundle identifier, which is the default on Apple systems.) A program that is renamed
    /// thus no longer finds what it stored: give a service, or an `Auth0.plist`, to a program that may be.
    public static var defaultService: String {
        let plist = Bundle.main.url(forResource: "Auth0", withExtension: "plist")
        return defaultService(
            plist: plist.flatMap { try? Data(contentsOf: $0) },
            program: Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
        )
    }

    static func defaultService(plist: Data?, program: String) -> String {
        struct Configuration: Decodable {
            var serviceName: String

            enum CodingKeys: String, CodingKey {
                case serviceName = "ServiceName"
            }
        }
        let configuration = plist.flatMap { try? PropertyListDecoder().decode(Configuration.self, from: $0) }
        guard let name = configuration?.serviceName, !name.isEmpty else { return program }
        return name
    }
}
