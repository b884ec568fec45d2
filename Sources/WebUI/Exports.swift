@_exported public import WebUICore
