// App source says `import SwiftUI` unchanged.
@_exported public import WebUI
