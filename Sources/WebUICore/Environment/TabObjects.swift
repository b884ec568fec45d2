/// Objects that live as long as a tab, one of each type, for views that come and go in it.
@MainActor
package final class TabObjects {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    nonisolated init() {}

    /// The object of a type, made where there is none.
    package func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        let key = ObjectIdentifier(Object.self)
        if let known = objects[key] as? Object { return known }
        let made = make()
        objects[key] = made
        return made
    }
}

extension EnvironmentValues {
    private struct TabObjectsKey: EnvironmentKey {
        static var defaultValue: TabObjects { TabObjects() }
    }

    /// What views of this tab keep in it.
    package internal(set) var tabObjects: TabObjects {
        get { self[TabObjectsKey.self] }
        set { self[TabObjectsKey.self] = newValue }
    }
}
