/// A client that tells the tenant which library calls it.
public protocol Trackable {
    /// Switches the `Auth0-Client` header on or off. It is on by default and holds name and version only.
    mutating func tracking(enabled: Bool)

    /// Names the library that wraps this SDK.
    mutating func using(inLibrary name: String, version: String)
}
