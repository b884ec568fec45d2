/// The values that views inherit from those around them.
public struct EnvironmentValues {
    /// Shared by the many nodes that change nothing, and copied by the few that do.
    private final class Storage {
        var values: [ObjectIdentifier: Any] = [:]
        var objects: [ObjectIdentifier: AnyObject] = [:]
        var text = TextEnvironment()
        var isEnabled = true
        var isPrivacySensitive = false
        var ownColorScheme: ColorScheme?
        var focus: FocusTarget?
        var navigation: NavigationPosition?
        /// Worked out when it is first asked for.
        var textStyling: SharedTextStyling?
        /// What built-in views made of it, so that all who ask share one.
        var derived: [Derivation: EnvironmentValues] = [:]

        init() {}

        init(copying other: Storage) {
            values = other.values
            objects = other.objects
            text = other.text
            isEnabled = other.isEnabled
            isPrivacySensitive = other.isPrivacySensitive
            ownColorScheme = other.ownColorScheme
            focus = other.focus
            navigation = other.navigation
        }
    }

    private var storage = Storage()

    /// Makes an environment of default values.
    public init() {}

    private mutating func mutable() -> Storage {
        if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
        storage.textStyling = nil
        storage.derived = [:]
        return storage
    }

    /// Whether the two are one environment, rather than two that happen to be equal.
    func isSame(as other: EnvironmentValues) -> Bool { storage === other.storage }

    /// A change that built-in views make in many places.
    enum Derivation {
        case inList
        case outsideList
    }

    /// The environment after a change, the same one each time.
    @MainActor func derived(_ name: Derivation, _ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
        if let known = storage.derived[name] { return known }
        var made = self
        change(&made)
        storage.derived[name] = made
        return made
    }

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { mutable().values[ObjectIdentifier(key)] = newValue }
    }

    /// Whether controls take events.
    public var isEnabled: Bool {
        get { storage.isEnabled }
        set { mutable().isEnabled = newValue }
    }

    var text: TextEnvironment {
        get { storage.text }
        set { mutable().text = newValue }
    }

    /// The styling of text that sets nothing itself.
    @MainActor var sharedTextStyling: SharedTextStyling {
        if let known = storage.textStyling { return known }
        let made = SharedTextStyling(textStyling)
        storage.textStyling = made
        return made
    }

    var isPrivacySensitive: Bool {
        get { storage.isPrivacySensitive }
        set { mutable().isPrivacySensitive = newValue }
    }

    /// The appearance that the app set; nil where the browser's own counts.
    var ownColorScheme: ColorScheme? {
        get { storage.ownColorScheme }
        set { mutable().ownColorScheme = newValue }
    }

    var focus: FocusTarget? {
        get { storage.focus }
        set { mutable().focus = newValue }
    }

    var navigation: NavigationPosition? {
        get { storage.navigation }
        set { mutable().navigation = newValue }
    }

    func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
        storage.objects[ObjectIdentifier(type)] as? Object
    }

    mutating func setObject<Object: AnyObject>(_ object: Object?) {
        mutable().objects[ObjectIdentifier(Object.self)] = object
    }
}
