/// The end of the program for calls that have no answer, where SwiftUI ends it too.
///
/// Each such property must return a value that does not exist, such as the `body` of a view that has none.
enum Misuse {
    static func stop(_ reason: String) -> Never {
        // swift-format-ignore: NeverForceUnwrap
        fatalError(reason)
    }
}
