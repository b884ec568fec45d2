public import Foundation

extension EnvironmentValues {
    private struct BrowserColorSchemeKey: EnvironmentKey {
        static let defaultValue = ColorScheme.light
    }

    private struct ReduceMotionKey: EnvironmentKey {
        static let defaultValue = false
    }

    private struct LocaleKey: EnvironmentKey {
        static let defaultValue = Locale.current
    }

    private struct TimeZoneKey: EnvironmentKey {
        static let defaultValue = TimeZone.current
    }

    private struct BrowserIDKey: EnvironmentKey {
        static let defaultValue = ""
    }

    private struct SizeClassKey: EnvironmentKey {
        static let defaultValue: UserInterfaceSizeClass? = nil
    }

    private struct PageLoadsKey: EnvironmentKey {
        static let defaultValue = 0
    }

    /// How often the page has been loaded again, for views that must not show something a second time.
    package internal(set) var pageLoads: Int {
        get { self[PageLoadsKey.self] }
        set { self[PageLoadsKey.self] = newValue }
    }

    /// The appearance: the one that the browser asks for, unless the app sets another.
    ///
    /// Where it is set, the view inside is drawn in it.
    public var colorScheme: ColorScheme {
        get { ownColorScheme ?? self[BrowserColorSchemeKey.self] }
        set { ownColorScheme = newValue }
    }

    /// Whether the person asked for less motion.
    public internal(set) var accessibilityReduceMotion: Bool {
        get { self[ReduceMotionKey.self] }
        set { self[ReduceMotionKey.self] = newValue }
    }

    /// The language and region of the browser.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// The time zone of the browser.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    /// Names the browser that shows the app, with the same letters after a restart of either; ours, not SwiftUI's.
    ///
    /// 22 characters that may stand in a file name. It opens nothing: the cookie that proves it is signed.
    public internal(set) var browserID: String {
        get { self[BrowserIDKey.self] }
        set { self[BrowserIDKey.self] = newValue }
    }

    /// Whether the window is narrow; nil until its size is known.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }

    mutating func apply(_ traits: ClientTraits) {
        self[BrowserColorSchemeKey.self] = traits.colorScheme
        accessibilityReduceMotion = traits.reducesMotion
        if let locale = traits.locale { self.locale = locale }
        if let timeZone = traits.timeZone { self.timeZone = timeZone }
        horizontalSizeClass = traits.viewport.map { $0.width < 600 ? .compact : .regular }
    }
}

/// How much space there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space.
    case compact
    /// Much space.
    case regular
}
