/// An object whose changes views follow, property by property with `@Published`.
public protocol ObservableObject: AnyObject {
    /// Sends before the object changes.
    var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
    /// The publisher that the object's `@Published` properties send through.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjects.defaultPublisher(of: self) }
}
