/// A program with a user interface.
///
/// One value of it serves one browser: its `@State` and `@StateObject` are shared by the browser's tabs.
@MainActor
@preconcurrency
public protocol App {
    /// The type of the app's scene.
    associatedtype Body: Scene

    /// The app's scene.
    @SceneBuilder var body: Self.Body { get }

    /// Makes the app.
    init()
}

/// A part of an app with a window of its own.
@MainActor
@preconcurrency
public protocol Scene {
    /// The type of the scene's body.
    associatedtype Body: Scene

    /// The scenes that the scene is made of.
    @SceneBuilder var body: Self.Body { get }

    /// How the scene becomes part of the graph. Scenes of an app keep the default, which reads `body`.
    @_documentation(visibility: internal)
    static func _updateScene(_ scene: Self, in node: ViewNode)
}

extension Scene {
    /// Shows the scene's body.
    @_documentation(visibility: internal)
    public static func _updateScene(_ scene: Self, in node: ViewNode) {
        node.updateBody(of: scene) { SceneView(scene: $0.body) }
    }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// A scene that is built in has no body.
    public var body: Never { Misuse.stop("\(Self.self) has no body.") }
}

/// A window with views, one for each tab.
public struct WindowGroup<Content: View>: Scene {
    /// A window has no body.
    public typealias Body = Never

    private let content: Content

    /// Takes the views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Shows the views.
    @_documentation(visibility: internal)
    public static func _updateScene(_ scene: Self, in node: ViewNode) { node.child(.slot(.content), scene.content) }
}

/// Takes the scene in a closure.
@resultBuilder
public struct SceneBuilder {
    /// Passes the scene on.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A scene as a view.
struct SceneView<S: Scene>: View {
    typealias Body = Never

    let scene: S

    static func _update(_ view: Self, in node: ViewNode) { S._updateScene(view.scene, in: node) }
}

/// An app as a view, with the state that the tabs of a browser share.
struct AppView<A: App>: View {
    typealias Body = Never

    let app: A
    let state: SlotStorage

    static func _update(_ view: Self, in node: ViewNode) {
        node.slots = view.state
        node.updateBody(of: view.app) { SceneView(scene: $0.body) }
    }
}
